import { type Setting, settingGroups, settings } from '@tideform/server/settings';
import { commands } from './commands.ts';

/** Renders the generated pages, by path from the repository root. */
export function renderDocs(): Readonly<Record<string, string>> {
  return { 'docs/settings.md': renderSettings(), 'docs/commands.md': renderCommands() };
}

const generated = '<!-- Written by `npm run docs`. -->';

function renderSettings(): string {
  const sections = settingGroups.map((group) => {
    const rows = Object.entries(settings).filter(([, setting]) => setting.group === group);
    return `## ${group}\n\n| Variable | Default | Description |\n| --- | --- | --- |\n${rows.map(renderSettingRow).join('\n')}`;
  });
  const introduction =
    'The server reads its settings from environment variables when it starts. A variable with an empty value counts as not set. A value that ' +
    "can't be used stops the start with a message that names the variable. Variables marked with 🔒 hold secrets: keep them out of logs, shell " +
    'histories and repositories.';
  return `# Settings\n\n${generated}\n\n${introduction}\n\n${sections.join('\n\n')}\n`;
}

const renderSettingRow = ([name, setting]: readonly [string, Setting]) =>
  `| \`${name}\`${setting.isSecret ? ' 🔒' : ''} | ${setting.default} | ${setting.description} |`;

function renderCommands(): string {
  const sections = Object.entries(commands).map(([heading, scripts]) => {
    const rows = Object.entries(scripts).map(
      ([name, { usage, description }]) =>
        `| \`${formatCommand(name, usage)}\` | ${description.replaceAll('|', '\\|')} |`,
    );
    return `## ${heading}\n\n| Command | Description |\n| --- | --- |\n${rows.join('\n')}`;
  });
  return `# Commands\n\n${generated}\n\n${sections.join('\n\n')}\n`;
}

const formatCommand = (name: string, usage = '') =>
  `npm ${name === 'start' || name === 'test' ? name : `run ${name}`} ${usage.replaceAll('|', '\\|')}`.trim();
