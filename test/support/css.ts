/** Style sheets are not applied in jsdom: an empty address stands for every `.css` import. */
export default ''
