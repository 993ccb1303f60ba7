import type { caseworkProblems } from '../catalogue/casework.data.ts'
import type { ProblemWords } from '../catalogue/problem-definition.ts'

export const caseworkPages = {
  'file-quota-exceeded': {
    title: 'Der er ikke plads til filen',
    meaning: 'Jeres filer må fylde så meget i alt, 10 GiB, medmindre driften har bestemt andet.',
    mend: 'Slet filer, som intet har brug for, eller bed driften om mere plads (fordring tenant file-quota). Problemet oplyser i bytes, hvad der er brugt, tilladt og mangler.',
  },
  'file-type-refused': {
    title: 'Filer af denne slags tages ikke imod',
    meaning:
      'En fil skal være pdf, png, jpg, docx, xlsx, csv, txt eller eml og indeholde det, som slutningen af navnet siger.',
    mend: 'Fejllisten siger, hvad der er galt med hver fil. Omdøb filen efter det, den indeholder, eller konvertér den.',
  },
  'file-content-refused': {
    title: 'Filen indeholder mere, end der åbnes',
    meaning:
      'Et billede må have 50 millioner pixels. Et dokument fra Word eller Excel, som er et arkiv, må have 10.000 dele og fylde 500 MiB udpakket; over 10 MiB må det højst være 200 gange filens størrelse. Begge skal oplyse, hvor store de er.',
    mend: 'Fejllisten siger, hvad der er galt med hver fil. Gør billedet mindre, eller gem dokumentet igen med det program, det er lavet i.',
  },
  'file-in-use': {
    title: 'Filen er i brug',
    meaning: 'Filen er vedhæftet en interaktion, så en besked ville være ufuldstændig uden den.',
    mend: 'Behold filen. Kun filer, som intet henviser til, kan slettes.',
  },
  'state-not-allowed': {
    title: 'Tilstanden passer ikke til interaktionen',
    meaning:
      'UNMAPPED og MAPPED er tilstande for indgående interaktioner, uden og med referenceId; PENDING, QUEUED, SENT og CANCELLED er for udgående; HANDLED og DELETED passer til begge.',
    mend: 'Udelad tilstanden for at få standarden, eller angiv en, der passer til retningen og referenceId. Teksten siger, hvilke tilstande der kan følge.',
  },
  'cases-not-mergeable': {
    title: 'De to sager kan ikke lægges sammen',
    meaning:
      'Sager lægges sammen, når de har samme kunde og valuta, ind i en, der ikke er afsluttet. En sag lægges ikke sammen med sig selv.',
    mend: 'Teksten siger, hvad der er forskelligt. Vælg to sager med samme kunde, og genåbn den, der bliver tilbage, hvis den er afsluttet.',
  },
  'case-merged': {
    title: 'Sagen er lagt sammen med en anden',
    meaning:
      'En sag, der er lagt ind under en anden, beholder sin status, indtil sammenlægningen ophæves, og hverken den eller en sag, som andre er lagt ind under, kan lægges ind under en anden.',
    mend: 'Arbejd på sagen, som mergedIntoCaseId peger på. Skal den lægges sammen med en sag, som andre er lagt ind under, så læg den ind under den, eller ophæv sammenlægningen først.',
  },
  'case-not-merged': {
    title: 'Sagerne er ikke lagt sammen',
    meaning: 'Sagen i indholdet er ikke, eller ikke længere, lagt ind under den i stien.',
    mend: 'De sager, der er lagt ind under en sag, er dens mergedCaseIds.',
  },
  'merge-has-allocations': {
    title: 'Den ene sags penge betaler den anden sags krav',
    meaning: 'Blev sammenlægningen ophævet, ville den ene sags penge betale det, der skyldes på den anden.',
    mend: 'Ophæv fordelingerne, som allocationIds peger på, så sammenlægningen, og fordel på ny på hver sag.',
  },
  'recipient-without-address': {
    title: 'En modtager har ingen e-mailadresse',
    meaning: 'En e-mail kan kun sendes til dem, hvis adresse er kendt.',
    mend: 'Fejllisten nævner modtagerne. Giv dem en adresse, eller skriv en i forespørgslen.',
  },
  'objection-open': {
    title: 'Der er en åben indsigelse på sagen',
    meaning:
      'Skyldneren har gjort indsigelse mod kravet. Indtil den er besvaret, sendes der intet på sagen fra en skabelon; det, nogen selv skriver, sendes.',
    mend: 'Besvar indsigelsen, og genoptag dens opdatering (updateId), eller send beskeden som bruger med despiteObjection, der siger hvorfor og bliver gemt.',
  },
  'unknown-mention': {
    title: 'Skabelonen nævner noget, der ikke findes',
    meaning: 'En skabelon kan kun nævne det, der står på listen over felter; et brev med et hul i sendes ikke.',
    mend: 'Fejllisten nævner hvert felt, og hvor det står. GET /templates/mentions viser dem alle.',
  },
  'template-invalid': {
    title: 'Skabelonen kan ikke udfyldes',
    meaning:
      'Teksten er ikke gyldig Liquid, bruger et filter eller et tag, der ikke findes, tager for lang tid eller bliver for lang.',
    mend: 'Fejllisten siger, hvad der er galt, og hvor. Prøv skabelonen med preview-template.',
  },
  'rendering-too-large': {
    title: 'Det kræver mere at danne dokumentet, end der er tilladt',
    meaning:
      'Et brev, en e-mail, en skabelon eller et billede krævede mere tid eller hukommelse, end der er tilladt, eller fik for mange sider, tabeller eller bytes. `limit` siger hvilken grænse.',
    mend: 'Gør teksten kortere eller skabelonen enklere, eller brug et mindre billede, og send forespørgslen igen.',
  },
  'template-handle-taken': {
    title: 'En anden skabelon har dette nøgleord',
    meaning: 'Et nøgleord tilhører én skabelon af hver slags og hvert sprog.',
    mend: 'Vælg et andet nøgleord, eller ret skabelonen, der har det.',
  },
  'deadline-too-short': {
    title: 'Fristen er for kort',
    meaning:
      'Loven giver den, der skrives til, en mindste frist til at betale eller svare; et påkrav giver mindst 10 dage.',
    mend: 'Problemet oplyser daysMin. Vælg en senere frist, eller udelad den og få 14 dage.',
  },
  'case-not-paid': {
    title: 'Der udestår penge på sagen',
    meaning: 'En sag, hvor der udestår penge, afsluttes ikke som PAID.',
    mend: 'Registrér det, der er betalt, afslut sagen med en anden årsag, eller angiv override med grunden til, at den alligevel afsluttes som PAID.',
  },
  'status-not-allowed': {
    title: 'Sagen kan ikke få denne status',
    meaning:
      'PENDING fører til VERIFIED eller ENDED, VERIFIED til ENDED, og ENDED tilbage til VERIFIED. Kun en afsluttet sag har en afslutningsårsag.',
    mend: 'Fejllisten siger, hvilken status der kan følge.',
  },
  'responsible-role-too-low': {
    title: 'Den, der skal være ansvarlig, mangler rollen',
    meaning:
      'En opdaterings type kræver en rolle af den ansvarlige, og det er ikke en bruger, der har den. Hos en kreditor er den sagsansvarlige og den, der har skaffet kunden, mindst sagsbehandler, og kontaktpersonen er mindst klient.',
    mend: 'Vælg en bruger med den rolle, der skal til, eller en højere; på en opdatering (problemet oplyser neededRole) med `responsibleType` `user`.',
  },
  'end-reason-required': {
    title: 'En sag afsluttes med en afslutningsårsag',
    meaning: 'En afsluttet sag siger altid, hvorfor den er afsluttet.',
    mend: 'Send endReasonId med; jeres afslutningsårsager er på /end-reasons.',
  },
} as const satisfies Record<keyof typeof caseworkProblems, ProblemWords>

const fileTexts = {
  'It takes longer than {0} ms to render. Make it shorter or simpler.':
    'Det tager mere end {0} ms at danne det. Gør det kortere eller enklere.',
  'It takes more than {0} MB of memory to render. Make it shorter or simpler.':
    'Det kræver mere end {0} MB hukommelse at danne det. Gør det kortere eller enklere.',
  'It has more than {0} pages. Make it shorter.': 'Det fylder mere end {0} sider. Gør det kortere.',
  'It has more than {0} tables. Make it shorter.': 'Det har mere end {0} tabeller. Gør det kortere.',
  'It becomes larger than {0} bytes. Make it shorter, or use smaller pictures.':
    'Det fylder mere end {0} bytes. Gør det kortere, eller brug mindre billeder.',
  'Too much waits to be rendered. Try again shortly.': 'Der er for mange dokumenter i kø. Prøv igen om lidt.',
  'A file may have 25 MiB.': 'En fil må fylde 25 MiB.',
  'File {0} is not deleted.': 'Filen {0} er ikke slettet.',
  'Files of this kind are not accepted.': 'Filer af denne slags tages ikke imod.',
  'HTML, SVG or XML': 'HTML, SVG eller XML',
  'No file {0} of this tenant was deleted.': 'Der er ikke slettet nogen fil {0}.',
  'Only files of these kinds are accepted: {0}.': 'Kun filer af disse slags tages imod: {0}.',
  'The content of file {0} is no longer in the store.': 'Indholdet af filen {0} findes ikke længere.',
  'The content of the file is not accepted.': 'Filens indhold tages ikke imod.',
  'The document has more than {0} bytes when it is unpacked.': 'Dokumentet fylder mere end {0} bytes udpakket.',
  'The document has more than {0} parts.': 'Dokumentet har mere end {0} dele.',
  'The document is not a whole archive: its directory cannot be read.':
    'Dokumentet er ikke et helt arkiv: Dets indholdsfortegnelse kan ikke læses.',
  'The document unpacks to more than {0} times its size.':
    'Dokumentet fylder udpakket mere end {0} gange sin størrelse.',
  'The file is a document.': 'Filen er et dokument.',
  'The file is attached to an interaction.': 'Filen er vedhæftet en interaktion.',
  'The file is empty.': 'Filen er tom.',
  'The file is the logo of the tenant.': 'Filen er jeres logo.',
  'The files of the tenant take {0} of {1} bytes, and this needs {2} more.':
    'Jeres filer fylder {0} af {1} bytes, og dette kræver {2} mere.',
  'The name ends in .eml, but the file does not begin with the header of a mail.':
    'Navnet slutter på .eml, men filen begynder ikke som en e-mail.',
  'The name ends in .{0}, but the file holds {1}.': 'Navnet slutter på .{0}, men filen indeholder {1}.',
  'The name ends in .{0}, but the file is not text.': 'Navnet slutter på .{0}, men filen er ikke tekst.',
  'The parts of the document take more room than the document has.':
    'Dokumentets dele fylder mere end dokumentet selv.',
  'The picture does not say how large it is.': 'Billedet oplyser ikke, hvor stort det er.',
  'The picture has {0} × {1} pixels; it must have some, and at most {2}.':
    'Billedet har {0} × {1} pixels; det skal have nogen og højst {2}.',
  'There is no such file.': 'Filen findes ikke.',
  'must be base64 with padding and without line breaks': 'skal være base64 med udfyldning og uden linjeskift',
  'must be the only file': 'skal være den eneste fil',
  'must have a file name': 'skal have et filnavn',
  'must have a file name of at most {0} characters': 'skal have et filnavn på højst {0} tegn',
  'must have at most 15 MiB in all to go along with an e-mail':
    'må højst fylde 15 MiB i alt for at komme med en e-mail',
  'must not have NUL characters in its file name': 'må ikke have NUL-tegn i filnavnet',
  'something else': 'noget andet',
} as const

const letterTexts = {
  'A deadline cannot lie in the past.': 'En frist kan ikke ligge i fortiden.',
  'Another template of this kind and language has this handle.':
    'En anden skabelon af samme slags og sprog har dette nøgleord.',
  'It is too soon: {0}.': 'Fristen er for kort: {0}.',
  'The template {0}.': 'Skabelonen {0}.',
  'The {0} {1}.': 'Skabelonens {0} {1}.',
  'There is no such document.': 'Dokumentet findes ikke.',
  'There is no such template.': 'Skabelonen findes ikke.',
  'becomes longer than {0} characters': 'bliver længere end {0} tegn',
  body: 'tekst',
  'inkassoloven § 10, stk. 1: at least 10 days from dispatch':
    'inkassoloven § 10, stk. 1: mindst 10 dage fra afsendelsen',
  'is not a template: {0}': 'er ikke en gyldig skabelon: {0}',
  'is taken by another template of this kind and language': 'er taget af en anden skabelon af samme slags og sprog',
  'mentions what there is not': 'nævner noget, der ikke findes',
  'mentions {0} on line {1}, column {2}, which there is not': 'nævner {0} (linje {1}, kolonne {2}), som ikke findes',
  'mentions {0}, which there is not': 'nævner {0}, som ikke findes',
  'must be at least {0} days away': 'skal ligge mindst {0} dage fremme',
  'must have exactly one of templateId and handle': 'skal have præcis én af templateId og handle',
  subject: 'emne',
} as const

const messageTexts = {
  'A recipient has no e-mail address.': 'En modtager har ingen e-mailadresse.',
  'An e-mail that is to be sent is PENDING or QUEUED.': 'En e-mail, der skal sendes, er PENDING eller QUEUED.',
  'An interaction with a referenceId cannot be UNMAPPED.': 'En interaktion med referenceId kan ikke være UNMAPPED.',
  'An interaction without a referenceId cannot be MAPPED.': 'En interaktion uden referenceId kan ikke være MAPPED.',
  'An {0} interaction that is {1} can become {2}.': 'En {0} interaktion, der er {1}, kan blive {2}.',
  'An {0} interaction that is {1} stays as it is.': 'En {0} interaktion, der er {1}, bliver, som den er.',
  'Send referenceId: null to unmap an interaction.': 'Send referenceId: null for at løsne en interaktion.',
  'The interaction names what does not exist on the tenant.': 'Interaktionen nævner noget, der ikke findes hos jer.',
  'There is no such interaction.': 'Interaktionen findes ikke.',
  'cannot follow {0}': 'kan ikke følge efter {0}',
  'does not fit the interaction': 'passer ikke til interaktionen',
  'has no e-mail address': 'har ingen e-mailadresse',
  incoming: 'indgående',
  'is only for an OUTGOING interaction of type EMAIL': 'er kun til en interaktion, der er OUTGOING og af typen EMAIL',
  'is required to map': 'skal udfyldes for at tilknytte',
  'is required with a referenceType': 'skal udfyldes sammen med referenceType',
  'must be null to unmap': 'skal være null for at løsne',
  'must have a fileId, or a fileName and a content': 'skal have et fileId eller et fileName og et content',
  'must have either a fileId or a content, not both': 'skal have enten et fileId eller et content, ikke begge',
  'must have exactly one of userId, contactId and address': 'skal have præcis én af userId, contactId og address',
  'must name the case that the template speaks of': 'skal pege på sagen, som skabelonen handler om',
  'names no e-mail template of this tenant': 'peger på en e-mailskabelon, som ikke findes hos jer',
  'names no user of the customer of the case': 'peger på en bruger, som ikke er hos sagens kunde',
  outgoing: 'udgående',
  '{0} is not a state of incoming interactions.': '{0} er ikke en tilstand for indgående interaktioner.',
  '{0} is not a state of outgoing interactions.': '{0} er ikke en tilstand for udgående interaktioner.',
} as const

export const caseworkTexts = {
  ...fileTexts,
  ...letterTexts,
  ...messageTexts,
  'A case that is {0} can become {1}.': 'En sag, der er {0}, kan blive {1}.',
  'Case {0} was merged into case {1}.': 'Sag {0} er lagt ind under sag {1}.',
  'Credits of one of the two cases pay debits of the other.': 'Den ene sags penge betaler den anden sags krav.',
  'Ending a case needs the endReasonId that says why.': 'Angiv endReasonId, der siger, hvorfor sagen afsluttes.',
  'On the case {0} is outstanding.': 'På sagen udestår {0}.',
  'is refused while money is outstanding, unless override gives a reason':
    'afvises, så længe der udestår penge, medmindre override angiver en grund',
  'Only an ended case has an end reason.': 'Kun en afsluttet sag har en afslutningsårsag.',
  'Other cases were merged into the case that is to be merged.':
    'Andre sager er lagt ind under den sag, der skal lægges sammen.',
  'The case named by mergedCaseId is not merged into this one.':
    'Sagen, som mergedCaseId peger på, er ikke lagt ind under denne.',
  'The case that remains has ended. Reopen it first.': 'Sagen, der bliver tilbage, er afsluttet. Genåbn den først.',
  'The two cannot be one case: mergedCaseId {0}.': 'De to sager kan ikke lægges sammen: mergedCaseId {0}.',
  'There is no such case.': 'Sagen findes ikke.',
  'There is no such link.': 'Linket findes ikke.',
  'There is no such update on a case.': 'Opdateringen findes ikke på en sag.',
  'There is no such update.': 'Opdateringen findes ikke.',
  'Whoever is responsible for an update of this type must be a user with the role {0} or a higher one.':
    'Den, der er ansvarlig for en opdatering af denne type, skal være en bruger med rollen {0} eller en højere.',
  'belongs to an ended case only': 'hører kun til en afsluttet sag',
  'can be `me` only for a user who has signed in': 'kan kun være `me` for en bruger, der er logget ind',
  'is required to end a case': 'skal udfyldes for at afslutte en sag',
  'The case is paused by an objection that is not answered yet.':
    'Sagen er sat på pause af en indsigelse, som ikke er besvaret endnu.',
  'must have at most one of caseId, customerId and creditorId': 'må højst have én af caseId, customerId og creditorId',
  'is required unless `due` is true': 'skal udfyldes, medmindre `due` er true',
  'is the case itself': 'er sagen selv',
  'must be a case in {0}': 'skal være en sag i {0}',
  'names a case of another creditor': 'peger på en anden kreditors sag',
  'names a case of another customer': 'peger på en anden kundes sag',
  'names a case that is not merged into this one': 'peger på en sag, der ikke er lagt ind under denne',
  'names a case that others were merged into': 'peger på en sag, som andre er lagt ind under',
  'names no ultimate creditor of the creditor of this case':
    'peger på en oprindelig kreditor, som sagens kreditor ikke har',
  'The users named in {0} do not have the role that it takes.': 'Brugerne i {0} har ikke den rolle, der skal til.',
  'names a user who is deactivated': 'peger på en bruger, der er deaktiveret',
  'names nobody with the role {0}': 'peger på en, der ikke har rollen {0}',
  'names nothing that belongs to the case': 'peger på noget, der ikke hører til sagen',
  'names nothing that belongs to the creditor': 'peger på noget, der ikke hører til kreditoren',
  'names nothing that belongs to the customer': 'peger på noget, der ikke hører til kunden',
} as const
