import { useMessages } from '@tideform/i18n/react';
import type { DraftContent, FormRow, FormVersion } from '@tideform/sync';
import { useMemo, useState } from 'react';
import type { Side } from '../../../dialogs/comparing/compare-sides.ts';
import { type VersionsMessages, versionsMessages } from '../../../dialogs/comparing/versions.messages.ts';
import type { Draft } from '../useDraft.ts';
import { useVersionContents, type VersionContents } from './useVersionContents.ts';

/** What may stand at the other side. */
export interface Choice {
  /** Of a version, or `draft`. */
  readonly id: string;
  readonly name: string;
}

export interface Sides {
  readonly draft: Side;
  /** The version that was chosen, once it is here. */
  readonly chosen: Side | undefined;
  /** The earlier of the two, once both are here. */
  readonly older: Side | undefined;
  readonly newer: Side | undefined;
  readonly contents: VersionContents;
  /** What the chosen version stands beside, and what it may. */
  readonly beside: string;
  readonly choices: readonly Choice[];
  setBeside(id: string): void;
}

const DRAFT = 'draft';

/** The chosen version beside the current one, which stands beside the draft; or beside whatever was chosen for it. */
export function useSides(props: {
  readonly form: FormRow;
  readonly draft: Draft;
  readonly versions: readonly FormVersion[];
  readonly chosen: FormVersion | undefined;
}): Sides {
  const { form, draft, versions, chosen } = props;
  const messages = useMessages(versionsMessages);
  const [asked, setBeside] = useState<string>();
  const [newest] = versions;
  const usual = newest === undefined || newest.id === chosen?.id ? DRAFT : newest.id;
  const isOffered = asked === DRAFT || (asked !== chosen?.id && versions.some(({ id }) => id === asked));
  const beside = asked !== undefined && isOffered ? asked : usual;
  const other = versions.find(({ id }) => id === beside);
  const draftSide = useDraftSide(form, draft, messages.draft);
  const contents = useVersionContents(form.id, [chosen, other]);
  const chosenSide = useSide(contents, chosen, messages);
  const besideSide = useSide(contents, other, messages);
  const isChosenNewer = chosen !== undefined && other !== undefined && chosen.version > other.version;
  const otherSide = other ? besideSide : draftSide;
  const named = versions.map(({ id, version }) => ({ id, name: messages.version({ number: version }) }));
  return {
    draft: draftSide,
    chosen: chosenSide,
    older: isChosenNewer ? otherSide : chosenSide,
    newer: isChosenNewer ? chosenSide : otherSide,
    contents,
    beside,
    choices: [{ id: DRAFT, name: messages.draft }, ...named.filter(({ id }) => id !== chosen?.id)],
    setBeside,
  };
}

/** The draft as it is edited, with what is not edited here. */
function useDraftSide(form: FormRow, draft: Draft, name: string): Side {
  const { schema, titleTemplate, pdfOptions, customCss } = draft;
  const { emailTemplate } = form.draft ?? {};
  return useMemo(() => {
    const content: DraftContent = {
      schema,
      ...(titleTemplate.trim() !== '' && { responsesTitleTemplate: titleTemplate }),
      ...(pdfOptions && { pdfOptions }),
      ...(emailTemplate !== undefined && { emailTemplate }),
      ...(customCss !== undefined && { customCss }),
    };
    return { name, content };
  }, [name, schema, titleTemplate, pdfOptions, emailTemplate, customCss]);
}

function useSide(
  { known }: VersionContents,
  version: FormVersion | undefined,
  messages: VersionsMessages,
): Side | undefined {
  const content = version && known.get(version.id);
  const name = version && messages.version({ number: version.version });
  return useMemo(() => (content && name !== undefined ? { name, content } : undefined), [content, name]);
}
