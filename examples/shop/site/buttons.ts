/* What a shop's own button would do: `<button data-open="feedback">`. */
document.addEventListener('click', ({ target }) => {
  const name = target instanceof Element ? target.closest('[data-open]')?.getAttribute('data-open') : null
  if (name === 'feedback') void window.lensWidgets?.open('feedback')
  if (name === 'login') void window.lensWidgets?.open('login')
})
