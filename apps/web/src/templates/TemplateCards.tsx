import { Body1Strong, Caption1, mergeClasses } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { tintColors, tintOf } from '../ui/IconTile.tsx';
import { joinParts } from '../ui/join-parts.ts';
import { TinyForm } from './TinyForm.tsx';
import { type Industry, industries, type ListedTemplate } from './template.ts';
import { templatesMessages } from './templates.messages.ts';
import { useTemplatesStyles } from './templates.styles.ts';

/** Templates to choose from, as cards; small ones beside one that is being looked at. */
export function TemplateCards(props: {
  readonly label: string;
  readonly templates: readonly ListedTemplate[];
  /** Beside one that is looked at: two in a row. */
  readonly isSmall?: boolean;
  /** The one that is meant. */
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
  const about = useAbout(template, isSmall ? 'small' : 'card');
  return (
    <button type="button" className={styles.card} onClick={onChoose}>
      {image ? (
        <img className={styles.image} src={image} alt="" />
      ) : (
        <span className={styles.picture} style={{ backgroundColor: tintColors[tintOf(title)] }}>
          <TinyForm outline={outline} />
        </span>
      )}
      <span className={styles.words}>
        <Body1Strong className={styles.title}>
          <bdi>{title}</bdi>
        </Body1Strong>
        {about && <Caption1 className={styles.quiet}>{about}</Caption1>}
      </span>
    </button>
  );
}

/** `Construction · 24 fields · 2 pages`; on a card there is room for less. */
export function useAbout(
  { tags, fields, pages, from }: ListedTemplate,
  room: 'line' | 'card' | 'small' = 'line',
): string {
  const messages = useMessages(templatesMessages);
  const industry = tags.find((tag): tag is Industry => industries.some((one) => one === tag));
  return joinParts([
    from,
    room !== 'small' && industry ? messages.industries[industry] : '',
    fields === undefined ? '' : messages.fields({ count: fields }),
    room === 'line' && pages !== undefined && pages > 1 ? messages.pages({ count: pages }) : '',
  ]);
}
