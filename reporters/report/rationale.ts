/** What a failure means to clients. Apart from the other facts, since the console does without these texts. */
import { rationale, type Rationale } from '../../schemas/generated/rationale.js';
import { isRuleId } from '../../schemas/rule-ids.js';

/** A report of another version may name rules that have no rationale here. */
export function rationaleOf(id: string): Rationale | undefined {
  return isRuleId(id) ? rationale[id] : undefined;
}
