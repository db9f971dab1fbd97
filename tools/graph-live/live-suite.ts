import { graphConformance } from '@tideform/graph/conformance';
import { readLiveSettings } from './credentials.ts';
import { openLiveWorld } from './open-live-world.ts';

const read = readLiveSettings(process.env);
if ('missing' in read) throw new Error(`Missing: ${read.missing.join('; ')}`);

graphConformance(new URL(read.settings.baseUrl).host, () => openLiveWorld(read.settings));
