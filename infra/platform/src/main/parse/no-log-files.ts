// When loaded, Parse Server creates a folder for log files in the working directory, before it receives our
// logger. Import this module before it.
// biome-ignore lint/style/noProcessEnv: there is no other way to tell Parse Server before it is loaded
process.env.PARSE_SERVER_LOGS_FOLDER = 'null';
