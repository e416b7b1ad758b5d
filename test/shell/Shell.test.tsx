import { useLayoutEffect } from 'react'
import { render, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { Shell } from '#shell/Shell'

it('shows where Back has led while React was drawing, before the router listened', async () => {
  history.replaceState(null, '', '/personal/orders/')
  function Where() {
    // Layout effects of children run first.
    useLayoutEffect(() => {
      history.replaceState(null, '', '/personal/points/')
      dispatchEvent(new PopStateEvent('popstate'))
    }, [])
    return <p>{useLocation().pathname}</p>
  }
  render(
    <Shell
      basePath="/personal/"
      setting="profileUrl"
      wayIn="Личный кабинет"
      container={document.createElement('div')}
    >
      {() => <Where />}
    </Shell>,
  )
  expect(await screen.findByText('/points/')).toBeVisible()
})
