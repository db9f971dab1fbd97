export { createCodeReader } from '../reading/code-reader.ts';
export { createSamplePicture, loadNodeDecoder } from './sample-pictures.ts';
