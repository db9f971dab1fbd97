import type { Migration } from '../migrate.ts';

/** Every step of the database's history in order. 0001–0099: the embedded workspace; 0100–: the product. */
export const allMigrations: readonly Migration[] = [];
