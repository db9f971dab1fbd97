export { ada, createLocalContext, createStillPorts, nodeHashing } from './local-context.ts';
export { createMemoryProductServer, type MemoryProductServer } from './memory-product-server.ts';
export { createRandom, uuidFrom } from './random.ts';
export { sampleForm, sampleTeam } from './sample-form.ts';
export type { Owner, Scheduler } from './scheduler.ts';
export type { Fault, Faults, Network } from './simulated-network.ts';
export type { SimulatedTab } from './simulated-tab.ts';
export { createWorld, type World, type WorldOptions } from './simulated-world.ts';
