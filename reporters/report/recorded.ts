/** What a page shows of the recording beside a report. */
import type { RecordingFile } from '../../schemas/generated/recording.js';
import type { RecordedExchange } from '../../schemas/verdict.js';

export interface Recorded {
  /** What was audited, and how. */
  readonly audit: RecordingFile['log']['_audit'];
  /** The first ones, in the order in which they were sent; long bodies are cut. */
  readonly exchanges: readonly RecordedExchange[];
  /** The name of the file beside the page; `undefined` where none is kept. */
  readonly file: string | undefined;
}
