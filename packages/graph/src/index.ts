export type {
  BatchEntry,
  CallOptions,
  GraphClient,
  GraphPage,
  GraphParams,
  GraphPorts,
  GraphReply,
} from './client.ts';
export { GraphError, GraphOutage } from './errors.ts';
export { type GraphMethod, type GraphOperation, type GraphQuery, graphOperation } from './operation.ts';
