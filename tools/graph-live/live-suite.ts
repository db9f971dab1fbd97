import { describeGraphConformance } from '@tideform/graph/conformance';
import { readLiveSettings } from './credentials.ts';
import { openLiveEnvironment } from './open-live-environment.ts';

const read = readLiveSettings(process.env);
if ('missing' in read) throw new Error(`Missing: ${read.missing.join('; ')}`);

describeGraphConformance(new URL(read.settings.baseUrl).host, () => openLiveEnvironment(read.settings));
