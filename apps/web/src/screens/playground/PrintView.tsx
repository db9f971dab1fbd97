import { Body1, Caption1, Subtitle2 } from '@fluentui/react-components';
import { RichText as RichTextView } from '@tideform/components/kit/RichText.tsx';
import type { PrintBlock } from '@tideform/engine';
import { Fragment, type ReactNode } from 'react';
import { usePlaygroundStyles } from './playground.styles.ts';

/** Renders print blocks on the screen: their content, not the layout of the PDF. */
export function PrintView({ blocks }: { readonly blocks: readonly PrintBlock[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
    <Fragment key={index}>
      <Block block={block} />
    </Fragment>
  ));
}

function Block({ block }: { readonly block: PrintBlock }): ReactNode {
  const styles = usePlaygroundStyles();
  switch (block.kind) {
    case 'heading':
      return <Subtitle2 block>{block.text}</Subtitle2>;
    case 'text':
      return typeof block.text === 'string' ? (
        <Body1 block>{block.text}</Body1>
      ) : (
        <RichTextView html={block.text.html} />
      );
    case 'pair':
      return (
        <div>
          <Caption1 block>{block.label}</Caption1>
          <Body1 block>{block.value || '–'}</Body1>
        </div>
      );
    case 'table':
      return <PrintTable block={block} />;
    case 'image':
      if (block.isExtra) return null;
      return block.source.startsWith('data:image/') ? (
        <img src={block.source} alt={block.alt} width={block.widthPx} />
      ) : (
        <Body1 block>{`[${block.alt}: ${block.source}]`}</Body1>
      );
    case 'group':
      return (
        <div className={styles.group}>
          {block.title && <Subtitle2 block>{block.title}</Subtitle2>}
          <PrintView blocks={block.blocks} />
        </div>
      );
    case 'blank':
      return (
        <div>
          <Caption1 block>{block.label}</Caption1>
          <Body1 block>
            {'boxes' in block.room ? block.room.boxes.map((label) => `☐ ${label}`).join('  ') : '…………'}
          </Body1>
        </div>
      );
    case 'newPage':
      return <hr className={styles.newPage} />;
  }
}

function PrintTable({ block }: { readonly block: Extract<PrintBlock, { kind: 'table' }> }) {
  const styles = usePlaygroundStyles();
  return (
    <table className={styles.table}>
      {block.caption && <caption>{block.caption}</caption>}
      <thead>
        <tr>
          {block.header.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position
          <tr key={index}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
              <td key={column}>
                <Block block={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
