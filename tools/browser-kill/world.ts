import type { Chance } from '@tideform/server/testing';
import type { PublishedForm } from '../../e2e/screens/builder.ts';
import type { RealBrowser } from './browser.ts';
import type { Door } from './door.ts';
import type { Told } from './filling.ts';
import type { Library } from './library.ts';
import type { Record } from './record.ts';

/** One person at one browser, and what they were told. */
export interface World {
  /** A kill replaces it. */
  browser: RealBrowser;
  readonly profile: string;
  readonly origin: string;
  readonly mail: string;
  readonly door: Door;
  /** One text, 'Note', and one that code copies it to. */
  readonly form: PublishedForm;
  /** 'Note', which no PDF shows, and 'Files' for several. */
  readonly filesForm: PublishedForm;
  readonly library: Library;
  readonly record: Record;
  readonly chance: Chance;
  readonly told: Told[];
}
