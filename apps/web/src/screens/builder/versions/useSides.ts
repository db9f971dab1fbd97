import { useMessages } from '@tideform/i18n/react';
import type { DraftContent, FormRow, FormVersion, PublishedForm } from '@tideform/sync';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormService } from '../../../data/forms/useForms.ts';
import type { ComparedVersion } from '../../../dialogs/comparing/compare-versions.ts';
import { type VersionsMessages, versionsMessages } from '../../../dialogs/comparing/versions.messages.ts';
import type { Draft } from '../useDraft.ts';

/** Version or draft that can be selected for the other side of a comparison. */
export interface SideChoice {
  /** ID of a version, or `draft`. */
  readonly id: string;
  readonly name: string;
}

export interface ComparisonSides {
  readonly draft: ComparedVersion;
  /** Chosen version, once it has loaded. */
  readonly chosen: ComparedVersion | undefined;
  /** Earlier version of the two, once both have loaded. */
  readonly older: ComparedVersion | undefined;
  readonly newer: ComparedVersion | undefined;
  readonly contents: VersionContents;
  /** ID of the version or draft that the chosen version is compared with. */
  readonly otherSideId: string;
  readonly choices: readonly SideChoice[];
  setOtherSideId(id: string): void;
}

const DRAFT = 'draft';

/**
 * Selects the two sides of a comparison. By default, an earlier version is compared with the current published version,
 * and the current version with the draft.
 */
export function useSides(props: {
  readonly form: FormRow;
  readonly draft: Draft;
  readonly versions: readonly FormVersion[];
  readonly chosen: FormVersion | undefined;
}): ComparisonSides {
  const { form, draft, versions, chosen } = props;
  const messages = useMessages(versionsMessages);
  const [requestedId, setRequestedId] = useState<string>();
  const [newest] = versions;
  const defaultId = newest === undefined || newest.id === chosen?.id ? DRAFT : newest.id;
  const isAvailable =
    requestedId === DRAFT || (requestedId !== chosen?.id && versions.some(({ id }) => id === requestedId));
  const otherSideId = requestedId !== undefined && isAvailable ? requestedId : defaultId;
  const other = versions.find(({ id }) => id === otherSideId);
  const draftSide = useDraftSide(form, draft, messages.draft);
  const contents = useVersionContents(form.id, [chosen, other]);
  const chosenSide = useVersionSide(contents, chosen, messages);
  const otherVersionSide = useVersionSide(contents, other, messages);
  const isChosenNewer = chosen !== undefined && other !== undefined && chosen.version > other.version;
  const otherSide = other ? otherVersionSide : draftSide;
  const versionChoices = versions.map(({ id, version }) => ({ id, name: messages.version({ number: version }) }));
  return {
    draft: draftSide,
    chosen: chosenSide,
    older: isChosenNewer ? otherSide : chosenSide,
    newer: isChosenNewer ? chosenSide : otherSide,
    contents,
    otherSideId,
    choices: [{ id: DRAFT, name: messages.draft }, ...versionChoices.filter(({ id }) => id !== chosen?.id)],
    setOtherSideId: setRequestedId,
  };
}

/** Edited draft, with the parts that the builder doesn't edit. */
function useDraftSide(form: FormRow, draft: Draft, name: string): ComparedVersion {
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

function useVersionSide(
  { contentById }: VersionContents,
  version: FormVersion | undefined,
  messages: VersionsMessages,
): ComparedVersion | undefined {
  const content = version && contentById.get(version.id);
  const name = version && messages.version({ number: version.version });
  return useMemo(() => (content && name !== undefined ? { name, content } : undefined), [content, name]);
}

interface VersionContents {
  /** Loaded content of the versions, by ID. */
  readonly contentById: ReadonlyMap<string, PublishedForm>;
  /** Cause of the last failure to load a version. */
  readonly cause: unknown;
  retry(): void;
}

/** Loads the content of versions of a form, each once. @param versions versions that are shown */
function useVersionContents(formId: string, versions: readonly (FormVersion | undefined)[]): VersionContents {
  const service = useFormService();
  const [contentById, setContentById] = useState<ReadonlyMap<string, PublishedForm>>(new Map());
  const [cause, setCause] = useState<unknown>();
  const requestedKeys = useRef(new Set<string>());
  const abortController = useRef(new AbortController());
  const keys = versions.flatMap((one) => (one ? `${one.id} ${one.version}` : [])).join();
  const loadMissing = useCallback(() => {
    const { signal } = abortController.current;
    setCause(undefined);
    for (const key of keys.split(',').filter((one) => one !== '' && !requestedKeys.current.has(one))) {
      const [id = '', version] = key.split(' ');
      requestedKeys.current.add(key);
      service.openVersion(formId, { id, version: Number(version) }, signal).then(
        (content) => !signal.aborted && setContentById((before) => new Map(before).set(id, content)),
        (failure: unknown) => {
          if (signal.aborted) return;
          requestedKeys.current.delete(key);
          setCause(failure);
        },
      );
    }
  }, [service, formId, keys]);
  // Must precede the loading effect, which uses this controller.
  useEffect(() => {
    abortController.current = new AbortController();
    return () => {
      abortController.current.abort();
      requestedKeys.current.clear();
    };
  }, []);
  useEffect(loadMissing, [loadMissing]);
  return { contentById, cause, retry: loadMissing };
}
