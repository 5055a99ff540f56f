/** Names that surely do not exist on a wiki, drawn from a seed so that an audit can be repeated. */
import { hash } from 'node:crypto';

export interface Random {
  /** A title of a file that does not exist; each attempt draws another. */
  title(label: string, attempt: number): string;
  mediaType(): string;
  sessionId(): string;
}

export function randomFrom(seed: string): Random {
  const digits = (label: string, count: number) => hash('sha256', `${seed}\n${label}`).slice(0, count);
  return {
    title: (label, attempt) => `Conformance ${label} ${digits(`title ${label} ${attempt}`, 16)}.png`,
    mediaType: () => `application/x-conformance-${digits('media type', 12)}`,
    sessionId: () => digits('session', 32),
  };
}
