/** Why a file or a folder cannot be read, as a phrase after its name. */
const phrases: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'no such file or folder',
  EISDIR: 'is a folder, not a file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
};

/** @param code of a system error, such as `ENOENT`, or another reason */
export const whyUnreadable = (code: string): string => phrases[code] ?? `cannot be read (${code})`;
