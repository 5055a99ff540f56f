/** What a failure means to clients. Apart from the other facts, since the console does without these texts. */
import { rationale } from '../../schemas/generated/rationale.js';
import type { Rationale } from '../../schemas/generated/rationale.js';
import type { RuleId } from '../../schemas/generated/rules.js';

/** A report of another version may name rules that have no rationale here. */
export function rationaleOf(id: string): Rationale | undefined {
  return Object.hasOwn(rationale, id) ? rationale[id as RuleId] : undefined;
}

export function clientsLose(id: string): string | undefined {
  return rationaleOf(id)?.clients;
}
