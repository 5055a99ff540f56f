/** What probably lies behind the outcomes of a report: one cause can explain many rules. */
import { parameters } from '../../schemas/generated/rules.js';
import { firstVisibleLine } from '../../schemas/text/first-line.js';
import { count } from '../../schemas/text/numbers.js';
import { curlLine } from '../../schemas/text/curl.js';
import { printable } from '../../schemas/text/printable.js';
import type { RecordedExchange, Report, RuleResult } from '../../schemas/verdict.js';
import { failuresOf, groupsOf } from './results.js';

export interface Cause {
  /** One sentence or two, in which backticks mark code. */
  readonly text: string;
  /** Options to paste. */
  readonly fix?: string;
  /** A request to send again, as a line for a shell. */
  readonly request?: string;
  readonly rules: readonly string[];
}

/** The likeliest first. */
export function causesOf(report: Report): Cause[] {
  const { unexcused } = failuresOf(report);
  const address = wrongAddress(report);
  if (address) return [address];
  return [
    ...departed(report),
    ...explained(unexcused),
    ...undeclared(unexcused, report),
    ...ended(report),
    ...blocked(report),
  ];
}

/** Where no answer is one of an API, there is one cause for everything. */
export function wrongAddress({ exchanges, results }: Report): Cause | undefined {
  if (exchanges.length === 0 || exchanges.some(({ response }) => /^\s*[[{]/.test(response?.body ?? '')))
    return undefined;
  const rules = results
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'cantTell')
    .map(({ rule }) => rule);
  if (rules.length === 0) return undefined;
  return { text: whyNoApi(exchanges), rules };
}

/** A target that went away in the middle of the audit, and the request that may have been too much for it. */
export function departed({ wentAway, target }: Pick<Report, 'wentAway' | 'target'>): Cause[] {
  if (!wentAway) return [];
  const seen = wentAway.seen === '' ? '' : ` (${printable(wentAway.seen, 200)})`;
  return [
    {
      text: `The target went away${seen}. The last request before that:`,
      request: curlLine(wentAway.last.request, target.connectTo),
      rules: [],
    },
  ];
}

/** The losses of something that came. */
const CAME = /^(body |headers over|the body |the answer |an unrequested|a redirect|more than \d+ redirects)/;

/** What is to be done about a loss, by its text. */
const ADVICE: readonly (readonly [loss: RegExp, advice: string])[] = [
  [
    /^the body is encoded as /,
    'The server, or a cache before it, ignores `Accept-Encoding`; a cache needs `Vary: Accept-Encoding`.',
  ],
  [
    /^the body is not valid \w+ data \(inc/,
    '`Content-Encoding` names an encoding that the body does not have.',
  ],
  // A server that runs, and sends a part of each answer.
  [
    /[\d,]+ of [\d,]+ bytes? received|\(unexpected end/,
    'Does `Content-Length` fit the body? It counts the bytes that are sent, after compression, not characters.',
  ],
  // A server runs at the address: its certificate is the matter, or that nobody waited for it.
  [/^the certificate |^the budget |^the deadline |^interrupted|^body |^the connection .* received$/, ''],
  [
    /\bthe proxy [\w.[]/,
    '`HTTPS_PROXY`, `HTTP_PROXY` or `ALL_PROXY` names this proxy; hosts in `NO_PROXY` are asked without it.',
  ],
];

function whyLost(exchanges: readonly RecordedExchange[]): string {
  const why = exchanges.find(({ loss }) => loss !== undefined)?.loss ?? 'no reason is known';
  const came = CAME.test(why);
  const [, advice = came ? '' : 'Is the server running, and is this its address?'] =
    ADVICE.find(([loss]) => loss.test(why)) ?? [];
  const what = came ? 'What the server sent is no answer' : 'No answer was received';
  return `${what} (${why}).${advice === '' ? '' : ` ${advice}`}`;
}

function whyNoApi(exchanges: readonly RecordedExchange[]): string {
  const [first] = exchanges.flatMap(({ response, loss }) => (loss === undefined && response) || []);
  if (!first) return whyLost(exchanges);
  const { status, headers, body } = first;
  if (status === 401 || status === 403)
    return `The answer has status ${status}: the wiki may be read with credentials only. \`--header 'Authorization: …'\` sends some.`;
  if (status === 429 || status === 503)
    return `The answer has status ${status}: the server asks its clients to wait. Audit it later, or more slowly with \`--rate\`.`;
  if (status >= 500) return `The answer has status ${status}: the log of the server may have the reason.`;
  if (status === 404) return 'The answer has status 404: is this the address of `api.php`?';
  const line = firstVisibleLine(body);
  if (line === undefined && body.trim() === '')
    return `The body is empty (status ${status}): did the server crash? Its log may have the reason.`;
  const shown = line === undefined ? '' : `, beginning with "${printable(line, 100)}"`;
  if (/\b(fatal|parse) error\b|\bexception\b/i.test(shown))
    return `The answer is an error of the server (status ${status}${shown}): its log may have the reason.`;
  const what = headers['content-type']?.includes('html') === true ? 'an HTML page' : 'not JSON';
  return `The answer is ${what} (status ${status}${shown}): is this the address of \`api.php\`?`;
}

/** Failures that parameters explain: judged again with them, the rules pass. */
function explained(failed: readonly RuleResult[]): Cause[] {
  const group = failed.filter(({ fix }) => fix !== undefined);
  if (group.length === 0) return [];
  // Options such as `--set 'a=b' --set 'c=d'`, each once.
  const options = [...new Set(group.flatMap(({ fix = '' }) => fix.split(/ (?=--set )/)))];
  const names = Object.keys(parameters).filter(name => options.some(option => option.includes(`${name}=`)));
  const passes = group.length === 1 ? 'it passes' : 'they pass';
  return [
    {
      text: `${failedRules(group)} because the wiki is deployed otherwise than declared: ${list(names)}. Judged again with this, ${passes}:`,
      fix: options.join(' '),
      rules: group.map(({ rule }) => rule),
    },
  ];
}

/** Several failures that the same parameter would explain, where its value is not known. */
function undeclared(failed: readonly RuleResult[], { target: { declared } }: Report): Cause[] {
  const groups = groupsOf(
    failed.filter(({ fix, parameters: [name] = [] }) => fix === undefined && name !== undefined),
    ({ parameters: [name = ''] = [] }) => name,
  );
  return largestFirst(
    [...groups].flatMap(([name, group]) => {
      if (group.length < 2) return [];
      const why = declared.includes(name)
        ? `\`${name}\` is declared, and the answers differ from it`
        : `no \`${name}\` is declared`;
      return [{ text: `${failedRules(group)}: ${why}.`, rules: group.map(({ rule }) => rule) }];
    }),
  );
}

const isCutOff = ({ outcome, cutOff }: RuleResult): boolean => cutOff === true && outcome !== 'passed';
const isBlocked = ({ blockedBy }: RuleResult): boolean => blockedBy !== undefined;

/** Rules that a budget kept from being judged; a message names the option of the budget. */
function ended({ results }: Report): Cause[] {
  const groups = groupsOf(
    results.filter(isCutOff),
    ({ message }) => /--[a-z-]+/.exec(message)?.[0] ?? '--max-requests',
  );
  return largestFirst(
    [...groups].map(([option, group]) => {
      const why = group[0]?.message.replace(` (${option})`, '') ?? '';
      return {
        text: `${count(group.length, 'rule')} could not be judged, because a budget ended: ${why}. A larger \`${option}\` allows more.`,
        rules: group.map(({ rule }) => rule),
      };
    }),
  );
}

function blocked({ results }: Report): Cause[] {
  const groups = groupsOf(results.filter(isBlocked), ({ blockedBy = '' }) => blockedBy);
  return largestFirst(
    [...groups].map(([rule, group]) => ({
      text: `\`${rule}\` has to pass before ${count(group.length, 'rule')} can be tested.`,
      rules: [rule, ...group.map(each => each.rule)],
    })),
  );
}

const largestFirst = (causes: readonly Cause[]) => causes.toSorted((a, b) => b.rules.length - a.rules.length);

const failedRules = ({ length }: readonly RuleResult[]) => `${count(length, 'rule')} failed`;

const list = (names: readonly string[]) => names.map(name => `\`${name}\``).join(', ');
