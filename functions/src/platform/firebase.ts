import type { App } from 'firebase-admin/app'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

// The Admin SDK's parts are loaded at their first use, so that importing a function stays quick: the Firestore client
// alone takes longer to load than everything else together.

async function app(): Promise<App> {
  const { getApp, getApps, initializeApp } = await import('firebase-admin/app')
  return getApps().some(({ name }) => name === '[DEFAULT]') ? getApp() : initializeApp()
}

let firestore: Promise<Firestore> | undefined

async function openFirestore(): Promise<Firestore> {
  const [{ getFirestore }, current] = await Promise.all([import('firebase-admin/firestore'), app()])
  return getFirestore(current)
}

/** The database with the rights of the server; the rules do not apply to it. */
export function database(): Promise<Firestore> {
  firestore ??= openFirestore()
  return firestore
}

/** The accounts of the project. */
export async function accounts(): Promise<Auth> {
  const [{ getAuth }, current] = await Promise.all([import('firebase-admin/auth'), app()])
  return getAuth(current)
}

/** The project's default storage bucket. */
export async function bucket() {
  const [{ getStorage }, current] = await Promise.all([import('firebase-admin/storage'), app()])
  return getStorage(current).bucket()
}
