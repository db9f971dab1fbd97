export { exceptions, isDeliberate } from './exceptions.ts';
export { type GraphMetadata, type MetadataType, metadata, type OperationFacts } from './metadata.ts';
export { type WatchedCalls, watchCalls } from './watch-calls.ts';
