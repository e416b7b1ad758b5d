import { useState } from 'react'
import { SurveyTool } from '../../src/features/professional/survey/SurveyTool'
import { setting } from '../../src/host/settings'
import { warnOnce } from '../../src/host/warn'
import { EditorsContent } from '../../src/island/EditorsContent'

/** The survey that the editor names; without one there is nothing to ask. */
export function Survey({ container }: { container: HTMLElement }) {
  const [code] = useState(() => {
    const named = setting(container, 'data-survey')
    if (named === undefined) warnOnce('"survey" stays away: data-survey has the code of no survey')
    return named
  })
  return code === undefined ? <EditorsContent /> : <SurveyTool code={code} />
}
