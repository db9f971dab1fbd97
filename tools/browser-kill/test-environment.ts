import type { SeededRandom } from '@tideform/server/testing';
import type { PublishedForm } from '../../e2e/screens/builder.ts';
import type { BrowserProcess } from './browser.ts';
import type { FaultyProxy } from './faulty-proxy.ts';
import type { ObservedResponse } from './fill-response.ts';
import type { Library } from './library.ts';
import type { RunRecord } from './record.ts';

/** The test environment: a browser with one signed-in user, and what the app has displayed to them. */
export interface TestEnvironment {
  /** The running browser; replaced after a kill. */
  browser: BrowserProcess;
  readonly profile: string;
  readonly origin: string;
  readonly mail: string;
  readonly proxy: FaultyProxy;
  /** Form with the text field 'Note', and a field to which the author's code copies the note. */
  readonly form: PublishedForm;
  /** Form with 'Note', hidden in the PDF, and the multiple-file field 'Files'. */
  readonly filesForm: PublishedForm;
  readonly library: Library;
  readonly record: RunRecord;
  readonly chance: SeededRandom;
  readonly observed: ObservedResponse[];
}
