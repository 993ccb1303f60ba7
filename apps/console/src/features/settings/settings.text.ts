import { defineText } from '../../text/define-text.ts'
import { wordsText } from '../../text/words.text.ts'

const { en, da } = wordsText.words

/** The groups and sections of the settings. The texts of each section are with its screen. */
export const settingsText = defineText('settings', {
  en: {
    groupOrganisation: 'Organisation',
    groupCasework: 'Casework',
    groupFinance: 'Finance',
    groupCommunication: 'Communication',
    groupLaw: 'Law',
    groupData: 'Data and audit',
    account: 'My account',
    tenant: en.company,
    templates: en.templates,
    rulePacks: 'Rule packs',
    audit: en.auditTrail,
  },
  da: {
    groupOrganisation: 'Organisation',
    groupCasework: 'Sagsbehandling',
    groupFinance: 'Økonomi',
    groupCommunication: 'Kommunikation',
    groupLaw: 'Lovgivning',
    groupData: 'Data og revision',
    account: 'Min konto',
    tenant: da.company,
    templates: da.templates,
    rulePacks: 'Regelpakker',
    audit: da.auditTrail,
  },
})
