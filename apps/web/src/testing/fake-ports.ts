import { createGraphClient } from '@tideform/graph';
import type { SyncPorts } from '@tideform/sync';
import { browserChance } from '../data/world/browser-chance.ts';
import { browserClock } from '../data/world/browser-clock.ts';
import { browserHashing } from '../data/world/browser-hashing.ts';
import { amira } from './fake-auth.ts';

const refuse = () => Promise.reject(new Error('This test has no network.'));

/** The ports of a tab without a network: enough for what a person does to a response. */
export function createFakePorts(): SyncPorts {
  return {
    clock: browserClock,
    serverNow: () => undefined,
    chance: browserChance,
    hashing: browserHashing,
    graph: createGraphClient({
      baseUrl: 'https://graph.test/v1.0',
      fetch: refuse,
      token: async () => 'token',
      wait: async () => {},
      random: browserChance.random,
    }),
    server: {
      nextSubmissionNumber: refuse,
      countSubmission: refuse,
      deliver: refuse,
      provisionConfidential: refuse,
      migrateWebhooksList: refuse,
      deleteInbuiltEmailWebhook: refuse,
      registerForm: refuse,
    },
    pdf: { draw: refuse },
    locks: { hold: (_name, _signal, work) => work() },
    identity: () => amira,
    isOnline: () => true,
    report() {},
  };
}
