export { authorColumn, libraryColumns } from '../library/columns.ts';
export { computeBackOffMs } from '../retries/back-off.ts';
export { runConcurrently } from '../run-concurrently.ts';
export {
  ada,
  createLocalContext,
  createMemoryProductServer,
  createRandom,
  createTestPorts,
  createUuid,
  type MemoryProductServer,
} from './local-context.ts';
export { createNewBrowser, createPullFixture, pushAll, putFile } from './pull-fixture.ts';
export { createPushFixture } from './push-fixture.ts';
export { sampleForm, sampleTeam } from './sample-rows.ts';
export type { EventOwner, Scheduler } from './scheduler.ts';
export type { Fault, Network, SelectFault } from './simulated-network.ts';
export type { SimulatedTab } from './simulated-tab.ts';
export { createSimulation, type Simulation, type SimulationOptions } from './simulation.ts';
export { crewId, type Workspace } from './workspace.ts';
