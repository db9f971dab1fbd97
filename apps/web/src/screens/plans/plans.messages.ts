import { memberMessages } from '@tideform/i18n';

/** Texts of a team's plans; in English the specification's where it has one, verbatim. */
export const plansMessages = memberMessages({
  title: { en: 'Plans', de: 'Tarife' },
  back: { en: 'Back', de: 'Zurück' },
  standings: {
    restricted: { en: 'Restricted', de: 'Gesperrt' },
    owing: { en: 'Payment outstanding', de: 'Zahlung ausstehend' },
    late: { en: 'Past due', de: 'Überfällig' },
    trial: { en: 'Trial', de: 'Testversion' },
    free: { en: 'Your plan', de: 'Ihr Tarif' },
    well: { en: 'Your plan', de: 'Ihr Tarif' },
  },
  period: { en: 'Billing', de: 'Abrechnung' },
  periods: {
    monthly: { en: 'Monthly', de: 'Monatlich' },
    yearly: { en: 'Annual, 2 months free', de: 'Jährlich, 2 Monate frei' },
  },
  currency: { en: 'Currency', de: 'Währung' },
  aYear: { en: 'per year', de: 'pro Jahr' },
  aMonth: { en: 'per month', de: 'pro Monat' },
  forTrying: { en: 'To try it out', de: 'Zum Ausprobieren' },
  aMonthByYear: { en: '{price} per month, billed annually', de: '{price} pro Monat, jährliche Abrechnung' },
  aMonthByMonth: { en: 'Billed monthly', de: 'Monatliche Abrechnung' },
  users: {
    en: '{limit, plural, one {# user} other {# users}}',
    de: '{limit, plural, one {# Benutzer} other {# Benutzer}}',
  },
  submissions: {
    en: '{limit, plural, one {# submission per month} other {# submissions per month}}',
    de: '{limit, plural, one {# Einsendung pro Monat} other {# Einsendungen pro Monat}}',
  },
  anyUsers: { en: 'Unlimited users', de: 'Unbegrenzt viele Benutzer' },
  anySubmissions: { en: 'Unlimited submissions', de: 'Unbegrenzt viele Einsendungen' },
  includes: {
    fields: { en: 'All field types', de: 'Alle Feldtypen' },
    offline: { en: 'Works offline on every device', de: 'Funktioniert offline auf jedem Gerät' },
    pdf: { en: 'PDF of every submission', de: 'PDF jeder Einsendung' },
    share: { en: 'Share links and QR codes', de: 'Freigabelinks und QR-Codes' },
    free: { en: 'Everything in Free', de: 'Alles aus Free' },
    paid1: { en: 'Everything in Pro', de: 'Alles aus Pro' },
    pdf_templates: { en: 'PDF templates', de: 'PDF-Vorlagen' },
    custom_css: { en: 'Custom CSS', de: 'Benutzerdefiniertes CSS' },
    submission_number: { en: 'Submission number', de: 'Einsendungsnummer' },
    kiosk: { en: 'Kiosk mode', de: 'Kioskmodus' },
    preview_data_sources: { en: 'Preview environment for data sources', de: 'Vorschauumgebung für Datenquellen' },
  },
  subscribe: { en: 'Subscribe', de: 'Abonnieren' },
  trial: { en: 'Request trial', de: 'Testversion anfordern' },
  update: { en: 'Update Subscription', de: 'Abonnement ändern' },
  ends: { en: 'Ends your plan', de: 'Beendet Ihren Tarif' },
  busy: { en: 'Changing your plan…', de: 'Ihr Tarif wird geändert …' },
  usedUsers: {
    en: '{used, plural, one {# active user} other {# active users}} this month',
    de: '{used, plural, one {# aktiver Benutzer} other {# aktive Benutzer}} in diesem Monat',
  },
  usedSubmissions: {
    en: '{used, plural, one {# submission} other {# submissions}} this month',
    de: '{used, plural, one {# Einsendung} other {# Einsendungen}} in diesem Monat',
  },
  enterpriseText: {
    en: 'Every feature, for as many users and submissions as you need.',
    de: 'Alle Funktionen für beliebig viele Benutzer und Einsendungen.',
  },
  enterpriseAsk: {
    en: 'Need one contract for all teams, or custom terms?',
    de: 'Ein Vertrag für alle Teams oder individuelle Bedingungen?',
  },
  contactUs: { en: 'contact us for enterprise', de: 'Kontaktieren Sie uns für Enterprise' },
  askOperator: {
    en: 'Ask this server’s operator about Enterprise.',
    de: 'Fragen Sie den Betreiber dieses Servers nach Enterprise.',
  },
  /** Of the plan that a link to the plans asked for. */
  selected: { en: 'Your selection', de: 'Ihre Auswahl' },
  view: { en: 'View Subscription', de: 'Abonnement anzeigen' },
  soldElsewhere: {
    en: 'Plans are sold in the Microsoft marketplace. After you buy one, assign it to a team here.',
    de: 'Tarife werden im Microsoft-Marketplace verkauft. Weisen Sie einen gekauften Tarif hier einem Team zu.',
  },
  arriving: {
    en: 'Thank you. Your plan will be ready in a moment.',
    de: 'Vielen Dank. Ihr Tarif ist gleich verfügbar.',
  },
  slow: {
    en: 'This is taking longer than usual. You can keep working, and your plan will update automatically.',
    de: 'Das dauert länger als üblich. Sie können weiterarbeiten. Ihr Tarif wird automatisch aktualisiert.',
  },
  clickAgain: {
    en: 'Please click again if the window did not open',
    de: 'Bitte klicken Sie noch einmal, wenn sich kein Fenster geöffnet hat',
  },
  purchaseErrors: {
    notAuthorized: {
      en: 'Not Authorized: Please contact the subscription owner or a team owner',
      de: 'Nicht berechtigt: Wenden Sie sich an den Abonnementbesitzer oder einen Teambesitzer',
    },
    trialUsed: {
      en: 'This team has already used its trial. You can subscribe to a plan.',
      de: 'Dieses Team hat die Testversion bereits genutzt. Sie können einen Tarif abonnieren.',
    },
    boughtElsewhere: {
      en: 'This team’s plan was bought in the Microsoft marketplace. Change it there.',
      de: 'Der Tarif dieses Teams wurde im Microsoft-Marketplace gekauft. Ändern Sie ihn dort.',
    },
    unknown: {
      en: 'An unknown error occurred, please try again',
      de: 'Ein unbekannter Fehler ist aufgetreten, bitte versuchen Sie es noch einmal',
    },
  },
  nobodySells: {
    en: 'This server doesn’t sell subscriptions. Every team has all features.',
    de: 'Auf diesem Server werden keine Abonnements verkauft. Jedes Team hat alle Funktionen.',
  },
  onlyOwners: {
    en: 'Only {name} and team owners are able to update the subscription for this team',
    de: 'Nur {name} und Teambesitzer können das Abonnement dieses Teams ändern',
  },
  onlyOwnersAlone: {
    en: 'Only team owners are able to update the subscription for this team',
    de: 'Nur Teambesitzer können das Abonnement dieses Teams ändern',
  },
  onlyPayer: { en: 'Only {name} can update the subscription', de: 'Nur {name} kann das Abonnement ändern' },
  restricted: {
    en: 'This team is restricted until its subscription is upgraded.',
    de: 'Dieses Team ist gesperrt, bis sein Abonnement aktualisiert wird.',
  },
  restrictedText: {
    en: 'Forms and submissions are hidden. Unsent work on devices is still sent, and you can export it.',
    de: 'Formulare und Einsendungen sind ausgeblendet. Nicht gesendete Daten auf Geräten werden weiterhin gesendet, und Sie können sie exportieren.',
  },
  /** Where there is no more to be bought: who runs the server has said so. */
  restrictedHere: {
    en: 'This team is restricted. Contact this server’s administrator.',
    de: 'Dieses Team ist gesperrt. Wenden Sie sich an den Administrator dieses Servers.',
  },
  toDevice: { en: 'On this device', de: 'Auf diesem Gerät' },
  unknown: {
    en: 'This team’s plan isn’t available yet',
    de: 'Der Tarif dieses Teams ist noch nicht verfügbar',
  },
  unknownText: {
    en: 'It will appear when you’re online.',
    de: 'Er wird angezeigt, sobald Sie online sind.',
  },
  loading: { en: 'Loading plans', de: 'Tarife werden geladen' },
  play: {
    title: { en: 'Demo: try a plan', de: 'Demo: Tarif ausprobieren' },
    text: {
      en: 'Nothing is sold here. Choose a plan and status to see what this team can use and what’s locked.',
      de: 'Hier wird nichts verkauft. Wählen Sie einen Tarif und einen Status aus, um zu sehen, was dieses Team verwenden kann und was gesperrt ist.',
    },
    plan: { en: 'Plan', de: 'Tarif' },
    status: { en: 'Status', de: 'Status' },
    statuses: {
      active: { en: 'Active', de: 'Aktiv' },
      trial: { en: 'Trial', de: 'Testversion' },
      past_due: { en: 'Past due', de: 'Überfällig' },
      overdue: { en: 'Overdue', de: 'Lange überfällig' },
      incomplete: { en: 'Incomplete', de: 'Unvollständig' },
      paused: { en: 'Paused', de: 'Pausiert' },
    },
    restricted: { en: 'Restricted', de: 'Gesperrt' },
  },
});
