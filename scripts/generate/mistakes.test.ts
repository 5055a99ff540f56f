/** Mistakes in a contract: each is named with its place, and nothing is generated. */
import { expect, test } from 'vitest';
import { generate } from './generate.js';

const SOUND = `# A contract

## 1. Answers

| Rule | Level | Statement |
|---|---|---|
| \`envelope.status\` | MUST | A successful answer has HTTP status 200. |

Object \`Answer\`, the JSON text:

| Field | Type | Required | Constraint | Rule | Level | Meaning |
|---|---|---|---|---|---|---|
| itself | object | yes | — | \`envelope.object\` | MUST | The text is an object. |
| \`query\` | object | yes | — | \`envelope.query\` | MUST | Holds what was asked for. |

Object \`LagQuery\`, the \`query\` of the answer on replication:

| Field | Type | Required | Constraint | Rule | Level | Meaning |
|---|---|---|---|---|---|---|
| \`dbrepllag\` | array of \`Lag\` | yes | at least 1 item | \`dbrepllag.list\` | MUST | The hosts. |

Object \`Lag\`, one entry:

| Field | Type | Required | Constraint | Rule | Level | Meaning |
|---|---|---|---|---|---|---|
| \`lag\` | integer | yes | at least \`-1\` | \`dbrepllag.lag\` | MUST | Seconds. |
| \`host\` | string | yes | matches \`^[a-z]*$\` | \`dbrepllag.host\` | MUST | A name. |

Object \`Debuginfo\`, the block:

| Field | Type | Required | Constraint | Rule | Level | Meaning |
|---|---|---|---|---|---|---|
| \`log\` | array of objects (\`msg\` string) | no | — | \`envelope.debuginfo-log\` | INFO | Entries. |

| Parameter | Default | Values | Meaning |
|---|---|---|---|
| \`hostnames\` | \`hidden\` | \`hidden\`, \`shown\` | Whether hosts are named. |

## 2. Replication

Schema \`dbrepllag\`: an \`Answer\` whose \`query\` is a \`LagQuery\`.

| Silence | What is left open |
|---|---|
| \`dbrepllag.others\` | Other reports. |

This is version 2.3 of the contract.
`;

/** Changes one thing in the sound contract; returns the line of the change too. */
function changed(what: string, into: string): { text: string; line: number } {
  expect(SOUND.split(what), `"${what}" stands once in the sound contract`).toHaveLength(2);
  const [before = ''] = SOUND.split(what);
  return { text: SOUND.replace(what, () => into), line: before.split('\n').length };
}

test.each([
  ['| Rule | Level | Statement |', '| Rule | Rank | Statement |', 'unknown columns: Rule, Rank, Statement'],
  ['| integer |', '| integer or so |', 'unknown type: "integer or so"'],
  ['(`msg` string)', '(`msg` string', 'unknown type: "objects (`msg` string"'],
  ['at least `-1`', 'about `-1`', 'unknown constraint: "about `-1`"'],
  ['at least `-1`', 'exactly `x`', 'Unexpected token'],
  ['`^[a-z]*$`', '`^[a-z*$`', 'Invalid regular expression'],
  ['`dbrepllag.host`', '`dbrepllag.lag`', 'duplicate id `dbrepllag.lag`, first defined in line 26'],
  ['`dbrepllag.host`', '', 'the cell "Rule" is empty'],
  ['`dbrepllag.host`', 'dbrepllag.host', '"Rule" must be one word in backticks: dbrepllag.host'],
  ['`envelope.status`', '`paper.status`', 'unknown area in the id `paper.status`'],
  ['`envelope.status`', '`envelope.O`', 'an id must be an area, a dot and words in kebab case: `envelope.O`'],
  ['| MUST | Seconds. |', '| SHALL | Seconds. |', 'unknown level: "SHALL"'],
  ['| itself |', '| the thing |', 'unknown field: "the thing"'],
  ['A successful answer has HTTP status 200.', '', 'the cell "Statement" is empty'],
  ['| `host` |', '| `lag` |', 'duplicate field `lag`'],
  ['array of `Lag`', 'array of `Leg`', 'unknown type: no line begins with "Object `Leg`"'],
  ['HTTP status 200', 'HTTP status {status}', 'unknown parameter: {status}'],
  ['`hidden`, `shown`', '`hidden` or `shown`', 'unknown values: "`hidden` or `shown`"'],
])('%s → %s is a mistake in its line', async (from, into, reason) => {
  const { text, line } = changed(from, into);
  await expect(generate(text, 'contract.md')).rejects.toThrow(`contract.md:${line}: ${reason}`);
});

test.each([
  ['version 2.3', 'the first one', 'contract.md: no paragraph is "This is version X.Y of the contract."'],
  ['is a `LagQuery`.', 'is a `LegQuery`.', 'unknown type: no line begins with "Object `LegQuery`"'],
  ['Object `Lag`, one entry:', 'One entry:', 'a table of fields must follow a line that begins with "Object'],
])('%s → %s is a mistake of the document', async (from, into, reason) => {
  await expect(generate(changed(from, into).text, 'contract.md')).rejects.toThrow(reason);
});
