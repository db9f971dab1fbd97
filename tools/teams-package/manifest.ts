import { formsTab } from '@tideform/web/teams';

/** Options of the Teams app package of an installation. */
export interface PackageOptions {
  /** Origin of the app: https, without trailing slash. */
  readonly origin: string;
  /** Origin of share links, if it differs. */
  readonly shareOrigin?: string | undefined;
  /**
   * Application ID of the registration in Entra; also the ID of the package, because deep links contain only one ID.
   */
  readonly clientId: string;
  /** Version of the package, such as `1.2.3`; an update needs a higher one. */
  readonly version: string;
  readonly developer: string;
  readonly scopes: readonly string[];
}

export const schemaAddress = 'https://developer.microsoft.com/json-schemas/teams/v1.29/MicrosoftTeams.schema.json';

/**
 * Claims for the access token that Teams requests while it loads the tab. Microsoft's manifest schema prescribes the
 * exact format.
 */
const answersChallenges = '{"access_token":{"xms_cc":{"values":["CP1"]}}}';

export function createTeamsManifest(options: PackageOptions): Readonly<Record<string, unknown>> {
  const { origin, shareOrigin, clientId, version, developer, scopes } = options;
  const hosts = [origin, shareOrigin].filter((one) => one !== undefined).map((one) => new URL(one).host);
  const tab = (entityId: string, name: string, path: string) => ({
    entityId,
    name,
    contentUrl: `${origin}${path}?client=teams&teamsSidebar=collapsed`,
    websiteUrl: `${origin}${path}`,
    scopes: ['personal'],
  });
  return {
    $schema: schemaAddress,
    manifestVersion: '1.29',
    version,
    id: clientId,
    developer: { name: developer, websiteUrl: origin, privacyUrl: `${origin}/`, termsOfUseUrl: `${origin}/` },
    name: { short: 'Tideform', full: 'Tideform: forms for teams' },
    description: {
      short: 'Build forms, fill them out anywhere, and keep all answers with your team.',
      full: 'Build forms, publish them to a team or a channel, and fill them out online or offline. Answers are stored in the team’s own document library.',
    },
    icons: { color: 'color.png', outline: 'outline.png' },
    accentColor: '#0B7A75',
    staticTabs: [tab(formsTab, 'Forms', '/teams')],
    configurableTabs: [
      {
        configurationUrl: `${origin}/config?client=teams`,
        canUpdateConfiguration: true,
        scopes: ['team'],
        context: ['channelTab'],
      },
    ],
    supportsChannelFeatures: 'tier1',
    permissions: ['identity'],
    devicePermissions: ['geolocation', 'media'],
    validDomains: [...new Set(hosts)],
    webApplicationInfo: {
      id: clientId,
      resource: `api://${new URL(origin).host}/${clientId}`,
      nestedAppAuthInfo: [{ redirectUri: `brk-multihub://${new URL(origin).host}`, scopes, claims: answersChallenges }],
    },
    showLoadingIndicator: true,
    defaultInstallScope: 'team',
    defaultGroupCapability: { team: 'tab' },
    localizationInfo: {
      defaultLanguageTag: 'en',
      additionalLanguages: [
        { languageTag: 'de', file: 'de.json' },
        { languageTag: 'fr', file: 'fr.json' },
        { languageTag: 'ar', file: 'ar.json' },
      ],
    },
  };
}

/**
 * Translations of the manifest's texts. Maps a file name to texts, and the path of a text in Microsoft's localization
 * schema to its translation.
 */
export const translations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'de.json': {
    'name.short': 'Tideform',
    'name.full': 'Tideform: Formulare für Teams',
    'description.short': 'Formulare erstellen, überall ausfüllen – und alle Antworten bleiben beim Team.',
    'description.full':
      'Erstellen Sie Formulare, veröffentlichen Sie sie für ein Team oder einen Kanal und füllen Sie sie online oder offline aus. Die Antworten werden in der Dokumentbibliothek des Teams gespeichert.',
    'staticTabs[0].name': 'Formulare',
  },
  'fr.json': {
    'name.short': 'Tideform',
    'name.full': 'Tideform : formulaires pour les équipes',
    'description.short': 'Créez des formulaires, remplissez-les partout et gardez les réponses en équipe.',
    'description.full':
      'Créez des formulaires, publiez-les pour une équipe ou un canal et remplissez-les en ligne ou hors connexion. Les réponses restent dans la bibliothèque de documents de l’équipe.',
    'staticTabs[0].name': 'Formulaires',
  },
  'ar.json': {
    'name.short': 'Tideform',
    'name.full': 'Tideform: نماذج للفرق',
    'description.short': 'أنشئ النماذج واملأها في أي مكان، وتبقى كل إجابة لدى فريقك.',
    'description.full':
      'أنشئ النماذج وانشرها لفريق أو قناة واملأها عبر الإنترنت أو دونه. تُحفظ الإجابات في مكتبة مستندات الفريق نفسه.',
    'staticTabs[0].name': 'النماذج',
  },
};
