/** The parts of HL7 FHIR R4 (4.0.1) that the export writes. Names and casing are FHIR's. */

export interface FhirExtension {
  readonly url: string
  readonly valueDecimal?: number
  readonly valueCode?: string
  readonly valueString?: string
  readonly extension?: readonly FhirExtension[]
}

export interface FhirCoding {
  readonly extension?: readonly FhirExtension[]
  readonly system: string
  readonly code: string
  readonly display?: string
  readonly _display?: { readonly extension: readonly FhirExtension[] }
}

export interface FhirConcept {
  readonly coding?: readonly FhirCoding[]
  readonly text?: string
}

export interface FhirReference {
  readonly reference?: string
  readonly type?: string
  readonly display?: string
}

export interface FhirQuestionnaireItem {
  readonly linkId: string
  readonly code?: readonly FhirCoding[]
  readonly prefix?: string
  readonly text: string
  readonly type: 'choice' | 'display'
  readonly enableWhen?: readonly {
    readonly question: string
    readonly operator: '=' | '!='
    readonly answerCoding: FhirCoding
  }[]
  readonly required?: boolean
  readonly answerOption?: readonly { readonly valueCoding: FhirCoding }[]
}

export interface FhirQuestionnaire {
  readonly resourceType: 'Questionnaire'
  readonly id: string
  readonly language: string
  readonly url: string
  readonly version: string
  readonly name: string
  readonly title: string
  readonly status: 'active'
  readonly subjectType: readonly string[]
  readonly date: string
  readonly description: string
  readonly copyright: string
  readonly code?: readonly FhirCoding[]
  readonly item: readonly FhirQuestionnaireItem[]
}

export interface FhirResponseItem {
  readonly extension?: readonly FhirExtension[]
  readonly linkId: string
  readonly text: string
  readonly answer?: readonly { readonly valueCoding: FhirCoding }[]
}

export interface FhirQuestionnaireResponse {
  readonly resourceType: 'QuestionnaireResponse'
  readonly id: string
  readonly language: string
  readonly questionnaire: string
  readonly status: 'completed'
  readonly subject?: FhirReference
  readonly authored: string
  readonly source: FhirReference
  readonly item: readonly FhirResponseItem[]
}

export interface FhirObservation {
  readonly resourceType: 'Observation'
  readonly id: string
  readonly language: string
  readonly status: 'final'
  readonly category: readonly FhirConcept[]
  readonly code: FhirConcept
  readonly effectiveDateTime: string
  readonly valueQuantity?: {
    readonly value: number
    readonly unit: string
    readonly system: string
    readonly code: string
  }
  readonly dataAbsentReason?: FhirConcept
  readonly interpretation?: readonly FhirConcept[]
  readonly note: readonly { readonly text: string }[]
  readonly derivedFrom: readonly FhirReference[]
}

export type FhirResource = FhirQuestionnaire | FhirQuestionnaireResponse | FhirObservation

export interface FhirBundle {
  readonly resourceType: 'Bundle'
  readonly language: string
  readonly type: 'collection'
  readonly timestamp: string
  readonly entry: readonly { readonly fullUrl: string; readonly resource: FhirResource }[]
}
