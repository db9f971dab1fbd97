export { createCodeReader } from '../reading/code-reader.ts';
export { loadNodeDecoder } from './load-node-decoder.ts';
export { createSamplePicture } from './sample-pictures.ts';
