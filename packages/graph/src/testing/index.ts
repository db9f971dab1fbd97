export type { Content, Grant, Group, Item, Library, Person, State, Version } from './memory/state.ts';
export { createMemoryGraph, type Fault, type MemoryGraph, type MemoryGraphOptions } from './memory-graph.ts';
