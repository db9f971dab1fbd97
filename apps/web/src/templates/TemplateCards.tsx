import { Body1Strong, Caption1, mergeClasses } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { getTint, tintColors } from '../ui/IconTile.tsx';
import { joinParts } from '../ui/join-parts.ts';
import { FormThumbnail } from './FormThumbnail.tsx';
import { type Industry, industries, type ListedTemplate } from './template.ts';
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
