import { type GraphClient, operations } from '@tideform/graph';
import { setSourceOff } from '../../data-sources/set-source-off.ts';
import type { ListedDataSource } from '../../ports.ts';
import { countEvent, type EventCounts } from '../devices/fault-plan.ts';
import { ada } from '../local-context.ts';
import { createFaultlessClient, type Simulation } from '../simulation.ts';

/** List whose first rows and last original row are never touched: every complete read contains them. */
export interface AuthoredList {
  readonly config: { readonly siteId: string; readonly listId: string };
  readonly anchors: readonly string[];
  /** Maps row IDs to titles. */
  readonly rows: Map<string, string>;
}

/** Simulated author, who changes data sources and their content. Determines what forms may read. */
export interface SourcesAuthor {
  readonly lists: readonly AuthoredList[];
  /** Every content that the file has had, as rows. */
  readonly files: string[][];
  performAction(): Promise<void>;
}

const filePath = 'prices.csv';
/** Number of rows of a new list. */
const initialRowCount = 6;

export async function createSourcesAuthor(
  simulation: Simulation,
  random: () => number,
  eventCounts: EventCounts,
): Promise<SourcesAuthor> {
  const graph = createFaultlessClient(simulation.graph, ada);
  const driveId = simulation.team.driveId ?? '';
  const lists = [
    await createAuthoredList(graph, simulation.team.id, 'A'),
    await createAuthoredList(graph, simulation.team.id, 'B'),
  ];
  const files: string[][] = [];
  const putFile = async () => {
    const version = files.length;
    const rows = Array.from({ length: 1 + Math.floor(random() * 7) }, (_, at) => `${version}-${at}`);
    const root = await graph.call(operations.getRoot, { driveId });
    const bytes = new TextEncoder().encode(['name', ...rows, ''].join('\n'));
    // Readers may see this content from now on.
    files.push(rows);
    await graph.call(operations.putChildContent, { driveId, itemId: root.id, path: filePath }, { bytes });
  };
  await putFile();
  const prices: ListedDataSource = {
    id: 'prices',
    title: 'Prices',
    type: 'sharepoint-file',
    config: { format: 'csv', siteId: lists[0]?.config.siteId, driveId, path: filePath },
  };
  const sites = (list: AuthoredList): ListedDataSource => ({
    id: 'sites',
    title: 'Sites',
    type: 'sharepoint-list',
    config: list.config,
  });
  let read = 0;
  const updateServer = () => {
    const list = lists[read];
    simulation.server.dataSources = list ? [sites(list), prices] : [prices];
  };
  updateServer();

  const actions: Readonly<Record<string, () => Promise<void> | void>> = {
    'a row more': () => addRow(graph, pickRandom(lists, random)),
    'a row is changed': () => changeRow(graph, pickRandom(lists, random), random),
    'a row less': () => removeRow(graph, pickRandom(lists, random), random),
    'another file': putFile,
    'a source reads something else': () => {
      read = read === 0 ? 1 : 0;
      updateServer();
    },
    'a source is deleted': () => {
      read = read === 2 ? 0 : 2;
      updateServer();
    },
  };
  const often = ['a row more', 'a row is changed', 'a row less', 'a row more', 'a row is changed', 'a row less'];
  return {
    lists,
    files,
    async performAction() {
      const action = pickRandom([...often, ...Object.keys(actions)], random);
      countEvent(eventCounts, `author: ${action}`);
      await actions[action]?.();
    },
  };
}

const pickRandom = <One>(all: readonly One[], random: () => number): One =>
  all[Math.floor(random() * all.length)] as One;

async function createAuthoredList(graph: GraphClient, groupId: string, name: string): Promise<AuthoredList> {
  const { id: siteId } = await graph.call(operations.getGroupRootSite, { groupId });
  const body = { displayName: `List ${name}`, columns: [], list: { template: 'genericList' } };
  const { id: listId } = await graph.call(operations.createSiteList, { siteId }, { body });
  const list = { config: { siteId, listId }, anchors: [] as string[], rows: new Map<string, string>() };
  for (let row = 0; row < initialRowCount; row += 1) await addRow(graph, list);
  return { ...list, anchors: [...list.rows.values()].filter((_, at) => at === 0 || at === initialRowCount - 1) };
}

async function addRow(graph: GraphClient, { config, rows }: AuthoredList): Promise<void> {
  const Title = `${config.listId} ${rows.size}`;
  const { id } = await graph.call(operations.createSiteListItem, config, { body: { fields: { Title } } });
  rows.set(id, Title);
}

/** Returns any row except the anchors. */
const pickRow = ({ rows, anchors }: AuthoredList, random: () => number): string | undefined => {
  const ids = [...rows].filter(([, title]) => !anchors.includes(title)).map(([id]) => id);
  return ids[Math.floor(random() * ids.length)];
};

async function changeRow(graph: GraphClient, list: AuthoredList, random: () => number): Promise<void> {
  const listItemId = pickRow(list, random);
  if (listItemId === undefined) return;
  const Title = `${list.config.listId} ${list.rows.get(listItemId)} again`.slice(0, 200);
  await graph.call(operations.updateSiteListItemFields, { ...list.config, listItemId }, { body: { Title } });
  list.rows.set(listItemId, Title);
}

async function removeRow(graph: GraphClient, list: AuthoredList, random: () => number): Promise<void> {
  const listItemId = pickRow(list, random);
  if (listItemId === undefined) return;
  await graph.call(operations.deleteSiteListItem, { ...list.config, listItemId });
  list.rows.delete(listItemId);
}

/** User who sometimes turns off sources on their device. */
export interface SourcesUser {
  /** Sometimes performs an action. Called once a second. */
  performAction(): Promise<void>;
  /** Turns all sources on again. */
  turnOnAll(): Promise<void>;
}

export function createSourcesUser(simulation: Simulation, random: () => number, eventCounts: EventCounts): SourcesUser {
  const choose = async (isOther: (isOff: boolean) => boolean) => {
    const { database } = await simulation.openTab('person').openContext();
    for (const { id, isOff = false } of await database.dataSources.toArray()) {
      if (!isOther(isOff)) continue;
      countEvent(eventCounts, isOff ? 'person: a source comes again' : 'person: a source is kept off');
      await setSourceOff(database, id, !isOff);
    }
    database.close();
  };
  // A repeated pull hides earlier errors, so in half of the runs no source is turned off.
  const isPassive = random() < 0.5;
  return {
    performAction: () => (!isPassive && random() < 0.08 ? choose(() => random() < 0.5) : Promise.resolve()),
    turnOnAll: () => choose((isOff) => isOff),
  };
}
