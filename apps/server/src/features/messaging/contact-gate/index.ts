export { type Addressee, type GateReader, gateReaderOf, type NamedAddressee } from './ask-gate.ts'
export { hasUndeliverable, type MessagePlace } from './contact-facts.queries.ts'
export { markUndeliverable } from './create-contact-restriction.ts'
export { ContactOverrideReason, DespiteObjection } from './contact-gate.schemas.ts'
export { isLiable, isRepresentative, liableRelations, type Relation } from './contact-gate.rules.ts'
export { type Channel, channels, ruleNames } from './contact-rules.data.ts'
export {
  decideAgain,
  foreseeGate,
  type GateDecision,
  keepRefusal,
  keepVerdicts,
  type PassedGate,
  passGate,
  passGateAgain,
  tooEarly,
} from './pass-gate.ts'
