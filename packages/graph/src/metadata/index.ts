export { type GraphMetadata, type MetadataType, metadata, type OperationMetadata } from './metadata.ts';
export { type CallWatcher, isKnownViolation, knownViolations, watchCalls } from './watch-calls.ts';
