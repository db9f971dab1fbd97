export { createCodeReader } from '../reading/code-reader.ts';
export { madePicture } from './made-pictures.ts';
export { nodeDecoder } from './node-decoder.ts';
