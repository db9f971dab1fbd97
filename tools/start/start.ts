// `npm start`: builds the web app when it is out of date, then serves everything from one process.
import { buildWeb } from './build-web.ts';

buildWeb();
await import('../../apps/server/src/main.ts');
