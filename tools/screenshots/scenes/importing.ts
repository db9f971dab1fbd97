import { findButton, type Scene, type SceneEnvironment } from '../stage.ts';

/** A SurveyJS form that uses features without an equivalent here. */
const foreignSurvey = {
  title: 'Site inspection',
  locale: 'en',
  cookieName: 'inspection',
  pages: [
    {
      name: 'site',
      title: 'Site',
      elements: [
        { type: 'text', name: 'address', title: 'Site address', isRequired: true, minWidth: '300px' },
        { type: 'text', name: 'day', title: 'Day of the visit', inputType: 'date', startWithNewLine: false },
        { type: 'rating', name: 'contractor', title: 'Rating of the contractor', rateMax: 5 },
        { type: 'radiogroup', name: 'safe', title: 'Safe to work?', choices: ['Yes', 'No'], colCount: 0 },
        { type: 'comment', name: 'why', title: 'What is unsafe', visibleIf: "{safe} = 'No'" },
      ],
    },
    {
      name: 'defects',
      title: 'Defects',
      elements: [
        {
          type: 'matrixdynamic',
          name: 'list',
          title: 'Defects',
          columns: [{ name: 'what', title: 'What', cellType: 'text' }],
        },
        { type: 'expression', name: 'total', title: 'Total of defects', expression: "countInArray({list}, 'what')" },
        { type: 'text', name: 'erp', title: 'Send to ERP', defaultValueExpression: "sendToErp('now')" },
      ],
    },
  ],
};

async function openImport(stage: SceneEnvironment): Promise<void> {
  await stage.page.goto(`/teams/${stage.content.teamId}/forms`);
  await stage.page.getByText('Moving-in day').or(stage.page.getByText('Holiday request')).first().waitFor();
  await findButton(stage, 'New form').first().click();
  await stage.page.getByRole('dialog').getByText(stage.createTextPattern('Import')).click();
  await findButton(stage, 'Choose a file').waitFor();
}

async function openReport(stage: SceneEnvironment): Promise<void> {
  await openImport(stage);
  await stage.page.locator('input[type=file]').setInputFiles({
    name: 'site-inspection.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(foreignSurvey)),
  });
  await findButton(stage, 'Create form').waitFor();
}

/** Scenes of a form import, from the empty dialog to its preview. */
export const importScenes: readonly Scene[] = [
  { name: 'import', onlyDesktop: true, open: openImport },
  { name: 'import-report', onlyDesktop: true, open: openReport },
  {
    name: 'import-preview',
    onlyDesktop: true,
    async open(stage) {
      await openReport(stage);
      await stage.page.getByRole('tab', { name: stage.createTextPattern('Preview') }).click();
      await stage.page.getByRole('tabpanel').getByRole('textbox').first().waitFor();
    },
  },
];
