/** Contract 4.2, `aimime`: no field shows a file's media type, so the listings of types are judged by what sets of them must be. */
import type { CheckRuleId } from '../schemas/generated/rules.js';
import type { Finding } from '../schemas/verdict.js';
import { compareBytes } from './byte-order.js';
import { cantTell, failed, fromLedger, inapplicable, passed, untested } from './checks.js';
import type { Check } from './checks.js';
import type { Evidence, Walk, WalkId } from './evidence.js';
import { explainedBy } from './profile.js';
import { counted, quoted } from './words.js';

type MimeRuleId = Extract<CheckRuleId, `allimages.mime-${string}`>;
type Walks = Readonly<Record<WalkId, Walk | undefined>>;
/** What is known besides the listings. */
type Seen = Pick<Evidence, 'suggested' | 'altered' | 'mistyped'>;

const NO_TYPE = 'needs files whose extension tells their media type';
const words = (walk: Walk) => `aimime=${walk.types.join('|')}`;

/** A listing that was walked without an error; what it lacks at its end is in its bound. */
const usable = (walk: Walk | undefined): walk is Walk =>
  walk !== undefined &&
  (walk.ended === 'end' || walk.ended === 'budget' || walk.ended === 'lost') &&
  walk.first.kind === 'answer';

/** Up to which name all of some listings are known: the smallest last name of those that were cut. */
function boundOf(walks: readonly Walk[]): string | undefined {
  return walks.flatMap(({ bound }) => (bound === undefined ? [] : [bound])).toSorted(compareBytes)[0];
}

function* within(names: Iterable<string>, bound: string | undefined): Iterable<string> {
  for (const name of names) {
    if (bound !== undefined && compareBytes(name, bound) > 0) return;
    yield name;
  }
}

/** The first name of `part` that `whole` lacks; both in byte order. */
function firstLacking(part: Iterable<string>, whole: Iterable<string>): string | undefined {
  const rest = whole[Symbol.iterator]();
  let candidate = rest.next();
  for (const name of part) {
    while (candidate.done !== true && compareBytes(candidate.value, name) < 0) candidate = rest.next();
    if (candidate.done === true || candidate.value !== name) return name;
  }
  return undefined;
}

/** Two lists in byte order as one, each name once. */
function* merge(a: Iterable<string>, b: Iterable<string>): Iterable<string> {
  const [left, right] = [a[Symbol.iterator](), b[Symbol.iterator]()];
  let [x, y] = [left.next(), right.next()];
  while (x.done !== true || y.done !== true) {
    const order = x.done === true ? 1 : y.done === true ? -1 : compareBytes(x.value, y.value);
    yield order <= 0 ? x.value : y.value;
    if (order <= 0) x = left.next();
    if (order >= 0) y = right.next();
  }
}

/** Makes a check of a rule on listings of types: out of play where `aimime` is declared off or was refused. */
function onFilters(
  judge: (walks: Walks, evidence: Seen) => Finding,
  needs: readonly MimeRuleId[] = [],
): Check {
  return {
    asks: ['walk', 'filters'],
    needs: ['allimages.name', 'allimages.order', 'allimages.mime-filter', ...needs],
    judge(evidence) {
      if (evidence.profile.values.mime_filter === 'off') return inapplicable('`mime_filter` is declared off');
      const finding = judge(Object.fromEntries(evidence.walks) as Walks, evidence);
      if (finding.outcome !== 'failed' || evidence.drift === undefined) return finding;
      return cantTell(`${finding.message}; but ${evidence.drift}`);
    },
  };
}

function accuse(walk: Walk, message: string, expected: string, actual: string): Finding {
  return failed({ message, exchange: walk.last.id, pointer: '/query/allimages', expected, actual });
}

const filter = (evidence: Evidence): Finding => {
  const { walks, ledger, profile } = evidence;
  const refused = [...walks.values()].find(walk => walk.types.length > 0 && walk.error?.sort === 'other');
  if (profile.values.mime_filter === 'off') {
    const asked = [...walks.values()].find(walk => walk.types.length > 0);
    if (!asked) return inapplicable('the listing was not asked for by type');
    if (asked.error?.code === 'mimesearchdisabled') return passed('`aimime` is refused, as declared');
    const actual = asked.error ? quoted(asked.error.code) : counted(asked.entries, 'entry', 'entries');
    const hint = explainedBy(profile, 'mime_filter');
    return failed({
      message: '`aimime` is not refused, though `mime_filter` is declared off',
      exchange: asked.last.id,
      expected: 'the error mimesearchdisabled',
      actual,
      hint,
    });
  }
  const account = ledger.account('allimages.mime-filter');
  if (account.first) {
    const isSwitch = refused?.error?.code === 'mimesearchdisabled';
    return failed(
      {
        ...account.first,
        expected: 'a listing',
        ...(isSwitch ? { hint: explainedBy(profile, 'mime_filter') } : {}),
      },
      account.faults,
    );
  }
  const asked = [...walks.values()].filter(walk => walk.types.length > 0);
  const answered = asked.filter(walk => walk.first.kind === 'answer');
  if (answered.length === 0)
    return fromLedger('allimages.mime-filter', ledger, 'the listing was not asked for by type');
  return passed(`${counted(answered.length, 'listing')} by type answered`);
};

const subset = (walks: Walks, { altered }: Pick<Evidence, 'altered'>): Finding => {
  const { whole } = walks;
  const parts = [walks['first type'], walks['second type'], walks['both types']].filter(usable);
  if (!usable(whole)) return cantTell('the whole listing is not known');
  if (parts.length === 0) return inapplicable(NO_TYPE);
  for (const part of parts) {
    const bound = boundOf([whole, part]);
    const lacking = firstLacking(within(part.names, bound), whole.names);
    if (lacking !== undefined)
      return accuse(
        part,
        `${quoted(lacking)} is listed under ${words(part)}, but not in the whole listing`,
        'only files of the whole listing',
        quoted(lacking),
      );
  }
  if (altered) return failed(altered.fault);
  return passed(`${counted(parts.length, 'listing')} by type compared with the whole`);
};

const pairOf = (walks: Walks): readonly [Walk, Walk] | undefined => {
  const first = walks['first type'];
  const second = walks['second type'];
  return usable(first) && usable(second) ? [first, second] : undefined;
};

/** The files that two listings share, with whether both show it on their first page. */
function shared([first, second]: readonly [Walk, Walk]): { name: string; onFirstPages: boolean }[] {
  const others = new Map([...second.names].map((name, at) => [name, at]));
  return [...first.names].flatMap((name, at) => {
    const other = others.get(name);
    return other === undefined
      ? []
      : [{ name, onFirstPages: at < first.onFirstPage && other < second.onFirstPage }];
  });
}

const disjoint = (walks: Walks): Finding => {
  const pair = pairOf(walks);
  if (!pair) return inapplicable('needs files of two media types');
  const both = shared(pair).find(({ onFirstPages }) => onFirstPages);
  if (!both) return passed(`${words(pair[0])} and ${words(pair[1])} share no file`);
  return accuse(
    pair[0],
    `${quoted(both.name)} is listed under ${words(pair[0])} and under ${words(pair[1])}`,
    'no shared file',
    quoted(both.name),
  );
};

const laterPages = (walks: Walks): Finding => {
  const pair = pairOf(walks);
  if (!pair) return inapplicable('needs files of two media types');
  if (pair.every(walk => walk.pages < 2)) return inapplicable('needs more than ten files of one media type');
  const both = shared(pair).find(({ onFirstPages }) => !onFirstPages);
  if (!both) return passed(`${counted(pair[0].pages + pair[1].pages, 'page')} share no file`);
  return accuse(
    pair[0],
    `on a later page, ${quoted(both.name)} is listed under ${words(pair[0])} and under ${words(pair[1])}`,
    'no shared file',
    quoted(both.name),
  );
};

const union = (walks: Walks): Finding => {
  const first = walks['first type'];
  const both = walks['both types'];
  const second = walks['second type'] ?? walks['unknown type'];
  if (!first || !both) return inapplicable(NO_TYPE);
  if (!usable(first) || !usable(both) || !usable(second)) return untested('a listing by type was not walked');
  const bound = boundOf([first, second, both]);
  const merged = () => merge(within(first.names, bound), within(second.names, bound));
  const joint = () => within(both.names, bound);
  const lacking = firstLacking(merged(), joint());
  if (lacking !== undefined)
    return accuse(
      both,
      `${quoted(lacking)} is missing under ${words(both)}`,
      `${quoted(lacking)} listed`,
      'not listed',
    );
  const surplus = firstLacking(joint(), merged());
  if (surplus === undefined) return passed(`${words(both)} lists the files of both`);
  return accuse(
    both,
    `${quoted(surplus)} is listed under ${words(both)}, but under neither type alone`,
    'not listed',
    quoted(surplus),
  );
};

const unknownEmpty = (walks: Walks): Finding => {
  const unknown = walks['unknown type'];
  if (!usable(unknown)) return cantTell('the listing of an unknown type was not seen');
  if (unknown.entries === 0) return passed(`${words(unknown)} lists nothing`);
  return accuse(
    unknown,
    `${words(unknown)}, a made-up type, lists ${counted(unknown.entries, 'file')}`,
    'no file',
    quoted([...unknown.names][0] ?? ''),
  );
};

const finds = (walks: Walks, { suggested, mistyped }: Seen): Finding => {
  const asked = [walks['first type'], walks['second type']].filter(usable);
  if (asked.length === 0) return inapplicable(NO_TYPE);
  const empty = asked.find(walk => walk.entries === 0);
  if (!empty) return passed(`${asked.map(words).join(' and ')} list files`);
  const nothing = `${words(empty)} lists nothing`;
  // A wiki that does not look into its uploads may hold files that are not what their names say.
  if (mistyped && mistyped.type === empty.types[0] && (mistyped.found > 0 || !mistyped.isWhole)) {
    const { found, of } = mistyped;
    if (found >= of && found > 0)
      return passed(`${nothing}: all files with its extension are of other types`);
    return cantTell(
      `${nothing}, and of ${counted(of, 'file')} with its extension, ${found} were seen under other types`,
    );
  }
  const names = counted(suggested.get(empty.types[0] ?? '') ?? 0, 'name');
  return accuse(
    empty,
    `${nothing}, though ${names} of the listing have its extension, and other types do not list them`,
    'at least one file',
    'no file',
  );
};

/** Whether the listings by type contradict each other, or what is known of the wiki. */
export function contradict(evidence: Pick<Evidence, 'walks' | 'profile'> & Seen): boolean {
  const walks = Object.fromEntries(evidence.walks) as Walks;
  const judges = [subset, disjoint, laterPages, union, unknownEmpty, finds];
  return judges.some(judge => judge(walks, evidence).outcome === 'failed');
}

export const mimeChecks: Readonly<Record<MimeRuleId, Check>> = {
  'allimages.mime-filter': { asks: ['filters'], judge: filter },
  'allimages.mime-subset': onFilters(subset),
  'allimages.mime-disjoint': onFilters(disjoint),
  'allimages.mime-union': onFilters(union),
  'allimages.mime-unknown-empty': onFilters(unknownEmpty),
  'allimages.mime-finds': onFilters(finds),
  'allimages.mime-pages': onFilters(laterPages, ['allimages.mime-disjoint']),
};
