/**
 * Stands in for parts of Firebase that reactfire and Firestore import but this product never uses (database, remote
 * config, and the regular expressions of Firestore pipelines); the names are those they import.
 */
function notPartOfThisProduct(): never {
  throw new Error('This part of Firebase is not included.')
}

export const get = notPartOfThisProduct
export const off = notPartOfThisProduct
export const onChildAdded = notPartOfThisProduct
export const onChildChanged = notPartOfThisProduct
export const onChildMoved = notPartOfThisProduct
export const onChildRemoved = notPartOfThisProduct
export const onValue = notPartOfThisProduct
export const ensureInitialized = notPartOfThisProduct
export const getAll = notPartOfThisProduct
export const getBoolean = notPartOfThisProduct
export const getNumber = notPartOfThisProduct
export const getString = notPartOfThisProduct
export const getValue = notPartOfThisProduct
export const RE2JS = notPartOfThisProduct
