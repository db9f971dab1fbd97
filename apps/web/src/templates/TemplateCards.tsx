import { Body1Strong, Caption1, mergeClasses, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { getTint, tintColors } from '../ui/icons/IconTile.tsx';
import { joinParts } from '../ui/join-parts.ts';
import { type Industry, industries, type ListedTemplate, type OutlineBlock } from './template.ts';
import { templatesMessages } from './templates.messages.ts';
import { useTemplatesStyles } from './templates.styles.ts';

/** Templates as cards. */
export function TemplateCards(props: {
  readonly label: string;
  readonly templates: readonly ListedTemplate[];
  /** Whether the cards are small, two per row, next to an opened template. */
  readonly isSmall?: boolean;
  /** Whether a single requested template is shown. */
  readonly isSingle?: boolean;
  readonly onChoose: (template: ListedTemplate) => void;
}) {
  const styles = useTemplatesStyles();
  const { label, templates, isSmall = false, isSingle = false, onChoose } = props;
  return (
    <ul className={mergeClasses(styles.grid, isSmall && styles.small, isSingle && styles.single)} aria-label={label}>
      {templates.map((template) => (
        <li key={template.url}>
          <TemplateCard template={template} isSmall={isSmall} onChoose={() => onChoose(template)} />
        </li>
      ))}
    </ul>
  );
}

function TemplateCard(props: {
  readonly template: ListedTemplate;
  readonly isSmall: boolean;
  readonly onChoose: () => void;
}) {
  const styles = useTemplatesStyles();
  const { template, isSmall, onChoose } = props;
  const { title, image, outline } = template;
  const facts = useTemplateFacts(template, isSmall ? 'small' : 'card');
  return (
    <button type="button" className={styles.card} onClick={onChoose}>
      {image ? (
        <img className={styles.image} src={image} alt="" />
      ) : (
        <span className={styles.picture} style={{ backgroundColor: tintColors[getTint(title)] }}>
          <FormThumbnail outline={outline} />
        </span>
      )}
      <span className={styles.words}>
        <Body1Strong className={styles.title}>
          <bdi>{title}</bdi>
        </Body1Strong>
        {facts && <Caption1 className={styles.quiet}>{facts}</Caption1>}
      </span>
    </button>
  );
}

/** Returns a text with facts about a template: `Construction · 24 fields · 2 pages`. Cards show fewer facts. */
export function useTemplateFacts(
  { tags, fields, pages, from }: ListedTemplate,
  detail: 'line' | 'card' | 'small' = 'line',
): string {
  const messages = useMessages(templatesMessages);
  const industry = tags.find((tag): tag is Industry => industries.some((one) => one === tag));
  return joinParts([
    from,
    detail !== 'small' && industry ? messages.industries[industry] : '',
    fields === undefined ? '' : messages.fields({ count: fields }),
    detail === 'line' && pages !== undefined && pages > 1 ? messages.pages({ count: pages }) : '',
  ]);
}

const heights: Readonly<Record<OutlineBlock, number>> = {
  field: 17,
  pair: 17,
  choices: 20,
  photo: 26,
  grid: 26,
  sign: 22,
};

/** Thumbnail of a form with enough detail to distinguish, for example, a permit from a list of names. */
function FormThumbnail({ outline }: { readonly outline: readonly OutlineBlock[] }) {
  let top = 26;
  const blocks = (outline.length > 0 ? outline : (['field', 'pair', 'choices', 'field'] as const)).map((block) => {
    const y = top;
    top += heights[block];
    return { block, at: y };
  });
  return (
    <svg width="132" height="112" viewBox="0 0 132 112" aria-hidden="true">
      <rect
        x=".5"
        y=".5"
        width="131"
        height="120"
        rx="6"
        fill={tokens.colorNeutralBackground1}
        stroke={tokens.colorNeutralStroke2}
      />
      <rect x="12" y="12" width="56" height="6" rx="3" fill={tokens.colorNeutralStroke1} />
      {blocks.map(({ block, at }) => (
        <g key={at} transform={`translate(12 ${at})`} fill={tokens.colorNeutralStroke2}>
          {blockShapes[block]}
        </g>
      ))}
    </svg>
  );
}

const label = <rect width="28" height="3" rx="1.5" />;

const blockShapes: Readonly<Record<OutlineBlock, ReactNode>> = {
  field: (
    <>
      {label}
      <rect y="5" width="108" height="8" rx="2" />
    </>
  ),
  pair: (
    <>
      {label}
      <rect y="5" width="51" height="8" rx="2" />
      <rect x="57" width="20" height="3" rx="1.5" />
      <rect x="57" y="5" width="51" height="8" rx="2" />
    </>
  ),
  choices: (
    <>
      {label}
      {[0, 34, 68].map((x) => (
        <g key={x}>
          <circle cx={x + 4} cy="10" r="3.5" />
          <rect x={x + 10} y="8.5" width="16" height="3" rx="1.5" />
        </g>
      ))}
    </>
  ),
  photo: (
    <>
      {label}
      {[0, 30, 60].map((x) => (
        <rect key={x} x={x} y="5" width="26" height="18" rx="2" />
      ))}
    </>
  ),
  grid: (
    <>
      <rect width="108" height="22" rx="2" />
      <path d="M0 7.300h108M0 14.600h108M36 0v22M72 0v22" stroke={tokens.colorNeutralBackground1} />
    </>
  ),
  sign: (
    <>
      {label}
      <rect y="5" width="72" height="16" rx="2" />
      <path
        d="M8 16c6-9 9-9 10-4s4 4 8 0 6-3 8 1 6 2 10-2"
        fill="none"
        stroke={tokens.colorNeutralForeground3}
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </>
  ),
};
