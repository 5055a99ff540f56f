/** Single keys from a terminal. Node restores the terminal when the process exits, however it does. */

export interface Keys {
  /** Called for a key that asks for another audit. */
  onAgain: () => void;
  close(): void;
}

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

/** @param end called for `q`, Ctrl-C and Ctrl-D, and where the terminal is gone */
export function openKeys(stdin: NodeJS.ReadStream, end: () => void): Keys {
  const keys: Keys = {
    onAgain: () => undefined,
    close() {
      stdin.off('data', read).off('end', end);
      stdin.setRawMode(false);
      stdin.pause();
    },
  };
  const read = (data: Buffer) => {
    const typed = data.toString();
    if (typed.includes(CTRL_C) || typed.includes(CTRL_D) || typed === 'q') end();
    else if (/^[r\r\n ]/.test(typed)) keys.onAgain();
  };
  stdin.setRawMode(true);
  stdin.on('data', read).on('end', end).resume();
  return keys;
}
