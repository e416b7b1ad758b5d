import { useState } from 'react'
import { startSurvey } from '../../src/data/survey/surveyApi'
import { SurveyTool } from '../../src/features/professional/survey/SurveyTool'
import { setting } from '../../src/host/settings'
import { warnOnce } from '../../src/host/warn'
import { EditorsContent } from '../../src/island/EditorsContent'

const codeOf = (container: Element) => setting(container, 'data-survey')

/** Asks for the survey while React loads. */
export function start(container: Element): undefined {
  const code = codeOf(container)
  if (code !== undefined) startSurvey(code)
}

/** The survey that the editor names; without one there is nothing to ask. */
export function Survey({ container }: { container: HTMLElement }) {
  const [code] = useState(() => {
    const named = codeOf(container)
    if (named === undefined) warnOnce('"survey" stays away: data-survey has the code of no survey')
    return named
  })
  return code === undefined ? <EditorsContent /> : <SurveyTool code={code} />
}
