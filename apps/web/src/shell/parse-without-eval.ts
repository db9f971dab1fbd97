import { config } from 'zod';

// zod tries `new Function` at its first parse, and the content security policy reports even a try. Every page and worker
// imports this file before it parses anything.
config({ jitless: true });
