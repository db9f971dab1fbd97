import type { Item, MemoryGraph } from '@tideform/graph/testing';
import { fileNames } from '../../library/layout.ts';

/** Draft or submission in the library. */
export interface StoredAnswer {
  readonly id: string;
  readonly text: string | undefined;
  readonly isSubmission: boolean;
  /** The draft contains answers that weren't in the submission of the same response. */
  readonly isCopyOfSubmission: boolean;
  readonly item: Item;
  /** Names of all items in its folder, sorted. */
  readonly folderItemNames: readonly string[];
  /** Answers that the PDF next to the response was rendered from. */
  readonly pdfAnswer: string | undefined;
}

const responseFileNames: readonly string[] = [fileNames.responseDraft, fileNames.responseSubmitted];

export function listStoredAnswers(graph: MemoryGraph, driveId: string): StoredAnswer[] {
  return [...graph.state.items.values()].flatMap((item) =>
    item.driveId === driveId && !isInDeletedFolder(graph, item) && responseFileNames.includes(item.name)
      ? parseAnswer(graph, item)
      : [],
  );
}

/** Returns whether the item or one of its folders is deleted. */
function isInDeletedFolder(graph: MemoryGraph, item: Item): boolean {
  const parent = item.parentId === undefined ? undefined : graph.state.items.get(item.parentId);
  return item.isDeleted || (parent !== undefined && isInDeletedFolder(graph, parent));
}

function parseAnswer(graph: MemoryGraph, item: Item): StoredAnswer {
  const file = JSON.parse(new TextDecoder().decode(item.current.bytes)) as {
    readonly id: string;
    readonly data: { readonly data: { readonly place?: string } };
    readonly conflict?: { readonly kind: string };
  };
  const folder = graph.state.items.get(item.parentId ?? '');
  const children = [...(folder?.children ?? [])];
  const pdf = children.find((child) => child.name === fileNames.submissionPdf);
  return {
    id: file.id,
    text: file.data.data.place,
    isSubmission: item.current.fields.tfItemType === 'submission',
    isCopyOfSubmission: file.conflict?.kind === 'submitted',
    item,
    folderItemNames: children.map((child) => child.name).sort(),
    pdfAnswer: pdf && /"(.*)"$/.exec(new TextDecoder().decode(pdf.current.bytes))?.[1],
  };
}
