/** The answers that an audit left behind: all of them where it was recorded, else those that its report keeps. */
import type { Report } from '../../schemas/verdict.js';

export interface SeenAnswer {
  /** `undefined` where no whole answer came. */
  readonly status: number | undefined;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether the body is all that came. */
  readonly whole: boolean;
  readonly loss: string | undefined;
}

export interface Answers {
  /** In the order in which they were asked, in the words of the suite. */
  readonly questions: readonly string[];
  /** The first answer to a question. */
  find(question: string): SeenAnswer | undefined;
}

export function answersIn({ exchanges }: Report): Answers {
  const first = new Map<string, SeenAnswer>();
  for (const { question, response, loss } of exchanges) {
    if (first.has(question)) continue;
    const { status, headers = {}, body = '', bodyBytes } = response ?? {};
    const whole = bodyBytes === undefined ? !body.endsWith('…') : Buffer.byteLength(body) === bodyBytes;
    first.set(question, { status, headers, body, whole, loss });
  }
  return { questions: [...first.keys()], find: question => first.get(question) };
}

/** The JSON of an answer; `undefined` where there is none. */
export function jsonIn(answer: SeenAnswer | undefined): unknown {
  if (!answer?.whole) return undefined;
  try {
    return JSON.parse(answer.body) as unknown;
  } catch {
    return undefined;
  }
}

/** The value at a JSON Pointer; `undefined` where nothing is. */
export function valueAt(json: unknown, pointer: string): unknown {
  let value = json;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const members = membersOf(value);
    value = members && Object.hasOwn(members, key) ? members[key] : undefined;
  }
  return value;
}

/** The text of a JSON value; a hostile one can be nested deeper than the call stack. */
export function jsonText(value: unknown): string {
  if (value === undefined) return 'absent';
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return 'nested too deep to be shown';
    throw error;
  }
}

export function membersOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}
