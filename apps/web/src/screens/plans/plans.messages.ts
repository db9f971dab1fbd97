import { memberMessages } from '@tideform/i18n';

/** Texts of a team's plans. English texts that the specification prescribes are verbatim. */
export const plansMessages = memberMessages({
  title: { en: 'Plans', de: 'Tarife', fr: 'Forfaits' },
  back: { en: 'Back', de: 'Zurück', fr: 'Retour' },
  standings: {
    restricted: { en: 'Restricted', de: 'Gesperrt', fr: 'Accès restreint' },
    owing: { en: 'Payment outstanding', de: 'Zahlung ausstehend', fr: 'Paiement dû' },
    late: { en: 'Past due', de: 'Überfällig', fr: 'En retard' },
    trial: { en: 'Trial', de: 'Testversion', fr: 'Essai' },
    free: { en: 'Your plan', de: 'Ihr Tarif', fr: 'Votre forfait' },
    well: { en: 'Your plan', de: 'Ihr Tarif', fr: 'Votre forfait' },
  },
  period: { en: 'Billing', de: 'Abrechnung', fr: 'Facturation' },
  periods: {
    monthly: { en: 'Monthly', de: 'Monatlich', fr: 'Mensuelle' },
    yearly: { en: 'Annual, 2 months free', de: 'Jährlich, 2 Monate frei', fr: 'Annuelle, 2 mois offerts' },
  },
  currency: { en: 'Currency', de: 'Währung', fr: 'Devise' },
  aYear: { en: 'per year', de: 'pro Jahr', fr: 'par an' },
  aMonth: { en: 'per month', de: 'pro Monat', fr: 'par mois' },
  forTrying: { en: 'To try it out', de: 'Zum Ausprobieren', fr: 'Pour essayer' },
  aMonthByYear: {
    en: '{price} per month, billed annually',
    de: '{price} pro Monat, jährliche Abrechnung',
    fr: '{price} par mois, facturation annuelle',
  },
  aMonthByMonth: { en: 'Billed monthly', de: 'Monatliche Abrechnung', fr: 'Facturation mensuelle' },
  users: {
    en: '{limit, plural, one {# user} other {# users}}',
    de: '{limit, plural, one {# Benutzer} other {# Benutzer}}',
    fr: '{limit, plural, one {# utilisateur} many {# d’utilisateurs} other {# utilisateurs}}',
  },
  submissions: {
    en: '{limit, plural, one {# submission per month} other {# submissions per month}}',
    de: '{limit, plural, one {# Einsendung pro Monat} other {# Einsendungen pro Monat}}',
    fr: '{limit, plural, one {# soumission par mois} many {# de soumissions par mois} other {# soumissions par mois}}',
  },
  anyUsers: { en: 'Unlimited users', de: 'Unbegrenzt viele Benutzer', fr: 'Utilisateurs illimités' },
  anySubmissions: { en: 'Unlimited submissions', de: 'Unbegrenzt viele Einsendungen', fr: 'Soumissions illimitées' },
  includes: {
    fields: { en: 'All field types', de: 'Alle Feldtypen', fr: 'Tous les types de champs' },
    offline: {
      en: 'Works offline on every device',
      de: 'Funktioniert offline auf jedem Gerät',
      fr: 'Fonctionne hors connexion sur tous les appareils',
    },
    pdf: { en: 'PDF of every submission', de: 'PDF jeder Einsendung', fr: 'PDF de chaque soumission' },
    share: { en: 'Share links and QR codes', de: 'Freigabelinks und QR-Codes', fr: 'Liens de partage et codes QR' },
    free: { en: 'Everything in Free', de: 'Alles aus Free', fr: 'Tout ce qui est inclus dans Free' },
    paid1: { en: 'Everything in Pro', de: 'Alles aus Pro', fr: 'Tout ce qui est inclus dans Pro' },
    pdf_templates: { en: 'PDF templates', de: 'PDF-Vorlagen', fr: 'Modèles PDF' },
    custom_css: { en: 'Custom CSS', de: 'Benutzerdefiniertes CSS', fr: 'CSS personnalisé' },
    submission_number: { en: 'Submission number', de: 'Einsendungsnummer', fr: 'Numéro de soumission' },
    kiosk: { en: 'Kiosk mode', de: 'Kioskmodus', fr: 'Mode kiosque' },
    preview_data_sources: {
      en: 'Preview environment for data sources',
      de: 'Vorschauumgebung für Datenquellen',
      fr: 'Environnement d’aperçu pour les sources de données',
    },
  },
  subscribe: { en: 'Subscribe', de: 'Abonnieren', fr: 'S’abonner' },
  trial: { en: 'Request trial', de: 'Testversion anfordern', fr: 'Demander un essai' },
  update: { en: 'Update Subscription', de: 'Abonnement ändern', fr: 'Modifier l’abonnement' },
  ends: { en: 'Ends your plan', de: 'Beendet Ihren Tarif', fr: 'Met fin à votre forfait' },
  busy: { en: 'Changing your plan…', de: 'Ihr Tarif wird geändert …', fr: 'Modification de votre forfait…' },
  usedUsers: {
    en: '{used, plural, one {# active user} other {# active users}} this month',
    de: '{used, plural, one {# aktiver Benutzer} other {# aktive Benutzer}} in diesem Monat',
    fr: '{used, plural, one {# utilisateur actif} many {# d’utilisateurs actifs} other {# utilisateurs actifs}} ce mois-ci',
  },
  usedSubmissions: {
    en: '{used, plural, one {# submission} other {# submissions}} this month',
    de: '{used, plural, one {# Einsendung} other {# Einsendungen}} in diesem Monat',
    fr: '{used, plural, one {# soumission} many {# de soumissions} other {# soumissions}} ce mois-ci',
  },
  enterpriseText: {
    en: 'Every feature, for as many users and submissions as you need.',
    de: 'Alle Funktionen für beliebig viele Benutzer und Einsendungen.',
    fr: 'Toutes les fonctionnalités, pour autant d’utilisateurs et de soumissions que nécessaire.',
  },
  enterpriseAsk: {
    en: 'Need one contract for all teams, or custom terms?',
    de: 'Ein Vertrag für alle Teams oder individuelle Bedingungen?',
    fr: 'Besoin d’un contrat unique pour toutes les équipes ou de conditions personnalisées ?',
  },
  contactUs: {
    en: 'contact us for enterprise',
    de: 'Kontaktieren Sie uns für Enterprise',
    fr: 'Contactez-nous pour Enterprise',
  },
  askOperator: {
    en: 'Ask this server’s operator about Enterprise.',
    de: 'Fragen Sie den Betreiber dieses Servers nach Enterprise.',
    fr: 'Renseignez-vous sur Enterprise auprès de l’opérateur de ce serveur.',
  },
  /** Badge on the plan that a link has requested. */
  selected: { en: 'Your selection', de: 'Ihre Auswahl', fr: 'Votre sélection' },
  view: { en: 'View Subscription', de: 'Abonnement anzeigen', fr: 'Afficher l’abonnement' },
  soldElsewhere: {
    en: 'Plans are sold in Microsoft Marketplace. After you buy one, assign it to a team here.',
    de: 'Tarife werden im Microsoft-Marketplace verkauft. Weisen Sie einen gekauften Tarif hier einem Team zu.',
    fr: 'Les forfaits sont vendus sur la place de marché Microsoft. Après avoir acheté un forfait, attribuez-le à une équipe ici.',
  },
  arriving: {
    en: 'Thank you. Your plan will be ready in a moment.',
    de: 'Vielen Dank. Ihr Tarif ist gleich verfügbar.',
    fr: 'Merci. Votre forfait sera prêt dans un instant.',
  },
  slow: {
    en: 'This is taking longer than usual. You can keep working, and your plan will update automatically.',
    de: 'Das dauert länger als üblich. Sie können weiterarbeiten. Ihr Tarif wird automatisch aktualisiert.',
    fr: 'Cette opération prend plus de temps que d’habitude. Vous pouvez continuer à travailler, votre forfait sera mis à jour automatiquement.',
  },
  clickAgain: {
    en: 'Please click again if the window did not open',
    de: 'Bitte klicken Sie noch einmal, wenn sich kein Fenster geöffnet hat',
    fr: 'Cliquez à nouveau si la fenêtre ne s’est pas ouverte',
  },
  purchaseErrors: {
    notAuthorized: {
      en: 'Not Authorized: Please contact the subscription owner or a team owner',
      de: 'Nicht berechtigt: Wenden Sie sich an den Abonnementbesitzer oder einen Teambesitzer',
      fr: 'Non autorisé : contactez le propriétaire de l’abonnement ou un propriétaire de l’équipe',
    },
    trialUsed: {
      en: 'This team has already used its trial. You can subscribe to a plan.',
      de: 'Dieses Team hat die Testversion bereits genutzt. Sie können einen Tarif abonnieren.',
      fr: 'Cette équipe a déjà utilisé son essai. Vous pouvez vous abonner à un forfait.',
    },
    boughtElsewhere: {
      en: 'This team’s plan was bought in Microsoft Marketplace. Change it there.',
      de: 'Der Tarif dieses Teams wurde im Microsoft-Marketplace gekauft. Ändern Sie ihn dort.',
      fr: 'Le forfait de cette équipe a été acheté sur la place de marché Microsoft. C’est là que vous pouvez le modifier.',
    },
    unknown: {
      en: 'An unknown error occurred, please try again',
      de: 'Ein unbekannter Fehler ist aufgetreten, bitte versuchen Sie es noch einmal',
      fr: 'Une erreur inconnue s’est produite. Réessayez.',
    },
  },
  nobodySells: {
    en: 'This server doesn’t sell subscriptions. Every team has all features.',
    de: 'Auf diesem Server werden keine Abonnements verkauft. Jedes Team hat alle Funktionen.',
    fr: 'Ce serveur ne vend pas d’abonnements. Chaque équipe dispose de toutes les fonctionnalités.',
  },
  onlyOwners: {
    en: 'Only {name} and team owners are able to update the subscription for this team',
    de: 'Nur {name} und Teambesitzer können das Abonnement dieses Teams ändern',
    fr: 'Seuls {name} et les propriétaires de l’équipe peuvent modifier l’abonnement de cette équipe',
  },
  onlyOwnersAlone: {
    en: 'Only team owners are able to update the subscription for this team',
    de: 'Nur Teambesitzer können das Abonnement dieses Teams ändern',
    fr: 'Seuls les propriétaires de l’équipe peuvent modifier l’abonnement de cette équipe',
  },
  onlyPayer: {
    en: 'Only {name} can update the subscription',
    de: 'Nur {name} kann das Abonnement ändern',
    fr: '{name} est la seule personne à pouvoir modifier l’abonnement',
  },
  restricted: {
    en: 'This team is restricted until its subscription is upgraded.',
    de: 'Dieses Team ist gesperrt, bis sein Abonnement aktualisiert wird.',
    fr: 'L’accès à cette équipe est restreint jusqu’à la mise à niveau de son abonnement.',
  },
  restrictedText: {
    en: 'Forms and submissions are hidden. Unsent work on devices is still sent, and you can export it.',
    de: 'Formulare und Einsendungen sind ausgeblendet. Nicht gesendete Daten auf Geräten werden weiterhin gesendet, und Sie können sie exportieren.',
    fr: 'Les formulaires et les soumissions sont masqués. Les données non envoyées présentes sur les appareils sont toujours transmises, et vous pouvez les exporter.',
  },
  /** Message for a team that can't upgrade its plan, because the server's operator has restricted the team. */
  restrictedHere: {
    en: 'This team is restricted. Contact this server’s administrator.',
    de: 'Dieses Team ist gesperrt. Wenden Sie sich an den Administrator dieses Servers.',
    fr: 'L’accès à cette équipe est restreint. Contactez l’administrateur de ce serveur.',
  },
  toDevice: { en: 'On this device', de: 'Auf diesem Gerät', fr: 'Sur cet appareil' },
  unknown: {
    en: 'This team’s plan isn’t available yet',
    de: 'Der Tarif dieses Teams ist noch nicht verfügbar',
    fr: 'Le forfait de cette équipe n’est pas encore disponible',
  },
  unknownText: {
    en: 'It will appear when you’re online.',
    de: 'Er wird angezeigt, sobald Sie online sind.',
    fr: 'Il s’affichera lorsque vous serez en ligne.',
  },
  loading: { en: 'Loading plans', de: 'Tarife werden geladen', fr: 'Chargement des forfaits' },
  play: {
    title: { en: 'Demo: try a plan', de: 'Demo: Tarif ausprobieren', fr: 'Démo : essayer un forfait' },
    text: {
      en: 'Nothing is sold here. Choose a plan and status to see what this team can use and what’s locked.',
      de: 'Hier wird nichts verkauft. Wählen Sie einen Tarif und einen Status aus, um zu sehen, was dieses Team verwenden kann und was gesperrt ist.',
      fr: 'Rien n’est vendu ici. Choisissez un forfait et un statut pour voir ce que cette équipe peut utiliser et ce qui est verrouillé.',
    },
    plan: { en: 'Plan', de: 'Tarif', fr: 'Forfait' },
    status: { en: 'Status', de: 'Status', fr: 'Statut' },
    statuses: {
      active: { en: 'Active', de: 'Aktiv', fr: 'Actif' },
      trial: { en: 'Trial', de: 'Testversion', fr: 'Essai' },
      past_due: { en: 'Past due', de: 'Überfällig', fr: 'En retard' },
      overdue: { en: 'Overdue', de: 'Lange überfällig', fr: 'Très en retard' },
      incomplete: { en: 'Incomplete', de: 'Unvollständig', fr: 'Incomplet' },
      paused: { en: 'Paused', de: 'Pausiert', fr: 'En pause' },
    },
    restricted: { en: 'Restricted', de: 'Gesperrt', fr: 'Accès restreint' },
  },
});
