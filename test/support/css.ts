/** jsdom does not apply style sheets, so every `.css` import is an empty address. */
export default ''
