/** The width of a stream, and whether it shows colours. */

/** Colours only on a terminal, and never against `NO_COLOR` (no-color.org). */
export function screen(stream: NodeJS.WriteStream): { columns: number; colour: boolean } {
  const noColor = process.env['NO_COLOR'];
  const forced = Number(process.env['COLUMNS']);
  const columns = stream.isTTY ? stream.columns : Number.isInteger(forced) && forced > 0 ? forced : 100;
  return {
    columns,
    colour: stream.isTTY && (noColor === undefined || noColor === '') && process.env['TERM'] !== 'dumb',
  };
}
