export { createCodeReader } from '../reading/code-reader.ts';
export { nodeDecoder } from './node-decoder.ts';
export { createSamplePicture } from './sample-pictures.ts';
