/**
 * Cookie in which the server tells the page whose things this browser shows: the name it keeps a signed-in user's things under. Missing where nobody
 * signs in. It opens nothing: who somebody is stands in the session.
 */
export const OWNER_COOKIE = 'adloom_owner'
/** The cookie's value once somebody has signed out. */
export const NO_OWNER = 'none'
/** Header of a page's calls with the owner it was opened for: calls of a page that another user left open are refused. */
export const OWNER_HEADER = 'adloom-owner'
