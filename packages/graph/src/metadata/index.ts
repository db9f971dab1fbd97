export { isKnownViolation, knownViolations } from './known-violations.ts';
export { type GraphMetadata, type MetadataType, metadata, type OperationMetadata } from './metadata.ts';
export { type CallWatcher, watchCalls } from './watch-calls.ts';
